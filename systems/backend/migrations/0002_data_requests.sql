CREATE TABLE "backend"."data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"wish" text NOT NULL,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"receipt" jsonb,
	CONSTRAINT "data_requests_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "backend"."mails" DROP CONSTRAINT "mails_about_one";--> statement-breakpoint
ALTER TABLE "backend"."mails" ADD COLUMN "request_id" uuid;--> statement-breakpoint
CREATE INDEX "data_requests_email" ON "backend"."data_requests" USING btree ("email");--> statement-breakpoint
ALTER TABLE "backend"."mails" ADD CONSTRAINT "mails_request_id_data_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "backend"."data_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_request" ON "backend"."mails" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "backend"."mails" ADD CONSTRAINT "mails_about_one" CHECK (num_nonnulls("backend"."mails"."enquiry_id", "backend"."mails"."subscriber_id", "backend"."mails"."request_id") = 1);