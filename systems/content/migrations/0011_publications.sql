CREATE TABLE "content"."publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"base" integer,
	"author" text NOT NULL,
	"trouble" text,
	CONSTRAINT "publications_key_unique" UNIQUE("key")
);
