-- Both extensions come with PostgreSQL and are trusted: whoever may create schemas may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- English words by their stems, and words of other languages as they are; both without accents.
CREATE TEXT SEARCH CONFIGURATION "content"."english" (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "content"."english" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "content"."simple" (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "content"."simple" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
CREATE TABLE "content"."search_documents" (
	"key" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"weight" real NOT NULL,
	"language" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"document" "tsvector" NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"offered_from" text,
	"offered_until" text
);
--> statement-breakpoint
CREATE TABLE "content"."search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."state" ADD COLUMN "search_hash" text;--> statement-breakpoint
ALTER TABLE "content"."node_versions" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."search_documents" ADD CONSTRAINT "search_documents_key_nodes_key_fk" FOREIGN KEY ("key") REFERENCES "content"."nodes"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_head" ON "content"."search_documents" USING gin ("head") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_document" ON "content"."search_documents" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "content"."search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "content"."search_words" USING gin ("word" gin_trgm_ops);