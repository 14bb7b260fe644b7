ALTER TABLE "content"."media" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."media" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;