CREATE TABLE "content"."search_misses" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"last_day" text NOT NULL
);
