CREATE TABLE "content"."recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "content"."webhook_deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"webhook" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"keys" jsonb NOT NULL,
	"status" integer,
	"error" text,
	"milliseconds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content"."users" ADD COLUMN "tour_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content"."webhooks" ADD COLUMN "events" jsonb DEFAULT '["changed","removed","pictures","redirects"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."webhooks" ADD COLUMN "off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_webhooks_id_fk" FOREIGN KEY ("webhook") REFERENCES "content"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "content"."webhook_deliveries" USING btree ("webhook","id");