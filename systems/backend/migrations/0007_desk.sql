CREATE TABLE "backend"."desk_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" bigint,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_people_email_unique" UNIQUE("email"),
	CONSTRAINT "desk_people_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "backend"."desk_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backend"."sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" double precision NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backend"."desk_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backend"."desk_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"by" uuid,
	"to" uuid,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "holder_id" uuid;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "done_reason" text;--> statement-breakpoint
ALTER TABLE "backend"."desk_sessions" ADD CONSTRAINT "desk_sessions_person_id_desk_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "backend"."desk_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."desk_entries" ADD CONSTRAINT "desk_entries_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "backend"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."desk_entries" ADD CONSTRAINT "desk_entries_by_desk_people_id_fk" FOREIGN KEY ("by") REFERENCES "backend"."desk_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."desk_entries" ADD CONSTRAINT "desk_entries_to_desk_people_id_fk" FOREIGN KEY ("to") REFERENCES "backend"."desk_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_entries_enquiry" ON "backend"."desk_entries" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD CONSTRAINT "enquiries_holder_id_desk_people_id_fk" FOREIGN KEY ("holder_id") REFERENCES "backend"."desk_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_new" ON "backend"."enquiries" USING btree ("received_at") WHERE "backend"."enquiries"."done_at" is null and "backend"."enquiries"."holder_id" is null;--> statement-breakpoint
CREATE INDEX "enquiries_held" ON "backend"."enquiries" USING btree ("holder_id") WHERE "backend"."enquiries"."done_at" is null;--> statement-breakpoint
CREATE INDEX "enquiries_done" ON "backend"."enquiries" USING btree ("done_at") WHERE "backend"."enquiries"."done_at" is not null;