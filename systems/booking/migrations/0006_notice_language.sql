ALTER TABLE "booking"."members" ADD COLUMN "notice_language" text;--> statement-breakpoint
ALTER TABLE "booking"."mails" ADD COLUMN "language" text;