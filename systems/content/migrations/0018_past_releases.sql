ALTER TABLE "content"."releases" ADD COLUMN "live_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content"."releases" ADD COLUMN "live_by" text;--> statement-breakpoint
ALTER TABLE "content"."releases" ADD COLUMN "live_pages" jsonb;