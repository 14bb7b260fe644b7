CREATE TABLE "content"."webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."hook_outbox" ADD COLUMN "webhook" uuid;--> statement-breakpoint
ALTER TABLE "content"."hook_outbox" ADD CONSTRAINT "hook_outbox_webhook_webhooks_id_fk" FOREIGN KEY ("webhook") REFERENCES "content"."webhooks"("id") ON DELETE cascade ON UPDATE no action;