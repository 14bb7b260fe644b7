-- groupLeast and groupMost are called minGroup and maxGroup. A quote inside a text is escaped, so this changes names alone.
CREATE FUNCTION pg_temp.present(stored jsonb) RETURNS jsonb LANGUAGE sql AS $$ SELECT replace(replace(stored::text, '"groupLeast":', '"minGroup":'), '"groupMost":', '"maxGroup":')::jsonb $$;--> statement-breakpoint
UPDATE "content"."nodes" SET "source" = pg_temp.present("source"), "properties" = pg_temp.present("properties"), "conflict" = pg_temp.present("conflict") WHERE concat("source", "properties", "conflict") ~ '"group(Least|Most)":';--> statement-breakpoint
UPDATE "content"."node_versions" SET "snapshot" = pg_temp.present("snapshot") WHERE "snapshot"::text ~ '"group(Least|Most)":';--> statement-breakpoint
UPDATE "content"."publications" SET "snapshot" = pg_temp.present("snapshot") WHERE "snapshot"::text ~ '"group(Least|Most)":';
