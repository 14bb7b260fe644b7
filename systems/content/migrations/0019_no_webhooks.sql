DELETE FROM "content"."hook_outbox" WHERE "webhook" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."hook_outbox" DROP COLUMN "webhook";--> statement-breakpoint
DROP TABLE "content"."webhook_deliveries";--> statement-breakpoint
DROP TABLE "content"."webhooks";
