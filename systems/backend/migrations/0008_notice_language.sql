ALTER TABLE "backend"."consents" ADD COLUMN "notice_language" text;--> statement-breakpoint
ALTER TABLE "backend"."enquiries" ADD COLUMN "notice_language" text;