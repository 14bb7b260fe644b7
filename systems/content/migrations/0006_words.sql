-- The words of a node as editors look for them: of its name, its address and every text in its properties, without marks, entities and punctuation.
CREATE OR REPLACE FUNCTION "content"."words_of"(name text, segment text, properties jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('content.simple', left(regexp_replace(regexp_replace(
    name || ' ' || segment || ' ' || coalesce((SELECT string_agg(value #>> '{}', ' ') FROM jsonb_path_query(properties, 'strict $.** ? (@.type() == "string")') AS value), ''),
    '</?(a|abbr|b|code|em|i|mark|small|span|strong|sub|sup)\y[^>]*>', '', 'gi'),
    '<[^>]*>|&#?[a-z0-9]+;|[\s!-/:-@\[-`{-~]+', ' ', 'gi'), 200000))
$$;
--> statement-breakpoint
-- Kept with the row, because PostgreSQL would otherwise reckon them for every page that may fit. The program never reads these columns.
ALTER TABLE "content"."nodes" ADD COLUMN "words" tsvector GENERATED ALWAYS AS ("content"."words_of"("name", "url_segment", "properties")) STORED;--> statement-breakpoint
ALTER TABLE "content"."node_versions" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (CASE WHEN "draft" AND "discarded_at" IS NULL THEN "content"."words_of"("snapshot" ->> 'name', "snapshot" ->> 'urlSegment', "snapshot" -> 'properties') END) STORED;--> statement-breakpoint
CREATE INDEX "nodes_by_words" ON "content"."nodes" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "node_versions_by_words" ON "content"."node_versions" USING gin ("words") WITH (fastupdate=false);
