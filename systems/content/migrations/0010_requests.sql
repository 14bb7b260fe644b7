CREATE TABLE "content"."publish_requests" (
	"key" uuid PRIMARY KEY NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "content"."users" ADD COLUMN "wants_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."publish_requests" ADD CONSTRAINT "publish_requests_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publish_requests_by" ON "content"."publish_requests" USING btree ("by");