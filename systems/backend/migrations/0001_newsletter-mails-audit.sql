CREATE TABLE "backend"."audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backend"."audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backend"."consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backend"."consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscriber_id" uuid NOT NULL,
	"step" text NOT NULL,
	"text" text,
	"version" text,
	"source" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backend"."mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"enquiry_id" uuid,
	"subscriber_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_about_one" CHECK (num_nonnulls("backend"."mails"."enquiry_id", "backend"."mails"."subscriber_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "backend"."subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "subscribers_token_unique" UNIQUE("token"),
	CONSTRAINT "subscribers_state" CHECK ("backend"."subscribers"."state" in ('asked', 'confirmed', 'left'))
);
--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "told_reference" text;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "sender" text DEFAULT 'visitor' NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "stored_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."consents" ADD CONSTRAINT "consents_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "backend"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."mails" ADD CONSTRAINT "mails_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "backend"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."mails" ADD CONSTRAINT "mails_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "backend"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "backend"."mails" USING btree ("due_at") WHERE "backend"."mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_enquiry" ON "backend"."mails" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "mails_subscriber" ON "backend"."mails" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "backend"."enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_stored_at" ON "backend"."enquiries" USING btree ("stored_at");