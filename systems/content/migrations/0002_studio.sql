CREATE TABLE "content"."files" (
	"path" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_path" text NOT NULL,
	"to_path" text,
	"key" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author" text,
	CONSTRAINT "redirects_from_path_unique" UNIQUE("from_path")
);
--> statement-breakpoint
ALTER TABLE "content"."node_versions" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "content"."node_versions" ADD COLUMN "begun_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."node_versions" ADD COLUMN "discarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content"."nodes" ADD COLUMN "source" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."nodes" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "content"."nodes" ADD COLUMN "conflict" jsonb;--> statement-breakpoint
CREATE INDEX "node_versions_drafts" ON "content"."node_versions" USING btree ("key","version") WHERE draft;--> statement-breakpoint
UPDATE "content"."nodes" SET "source" = "properties";--> statement-breakpoint
UPDATE "content"."node_versions" SET "begun_at" = "at", "snapshot" = "snapshot" || jsonb_build_object('source', "snapshot" -> 'properties') WHERE "snapshot" IS NOT NULL AND jsonb_typeof("snapshot") = 'object';
