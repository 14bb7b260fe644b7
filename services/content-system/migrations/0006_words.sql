-- The words of a node as editors look for them: of its name, its address and every text in its properties, without marks, entities and punctuation.
CREATE FUNCTION "content"."words_of"(name text, segment text, properties jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
  SELECT to_tsvector('content.simple', left(regexp_replace(regexp_replace(
    name || ' ' || segment || ' ' || coalesce((SELECT string_agg(value #>> '{}', ' ') FROM jsonb_path_query(properties, 'strict $.** ? (@.type() == "string")') AS value), ''),
    '</?(a|abbr|b|code|em|i|mark|small|span|strong|sub|sup)\y[^>]*>', '', 'gi'),
    '<[^>]*>|&#?[a-z0-9]+;|[\s!-/:-@\[-`{-~]+', ' ', 'gi'), 200000))
$$;
--> statement-breakpoint
CREATE INDEX "nodes_words" ON "content"."nodes" USING gin ("content"."words_of"("name", "url_segment", "properties")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "node_versions_draft_words" ON "content"."node_versions" USING gin ("content"."words_of"("snapshot" ->> 'name', "snapshot" ->> 'urlSegment', "snapshot" -> 'properties')) WITH (fastupdate=false) WHERE draft AND discarded_at IS NULL;
