-- The audit is never changed and outlives the people in it: their comments stay readable, mentions as ids.
INSERT INTO "content"."audit" ("at", "by", "what", "key", "detail")
SELECT "at", coalesce("by"::text, ''), 'wrote a comment, before comments were removed from the studio', "key"::text, "text"
FROM "content"."comments" WHERE "text" <> '' ORDER BY "at";--> statement-breakpoint
DROP TABLE "content"."comment_mentions" CASCADE;--> statement-breakpoint
DROP TABLE "content"."comments" CASCADE;
