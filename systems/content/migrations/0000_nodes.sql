CREATE SCHEMA "content";
--> statement-breakpoint
CREATE TABLE "content"."state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"content_hash" text,
	"announced_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content"."hook_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"keys" jsonb NOT NULL,
	"revision" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "content"."node_versions" (
	"key" uuid NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"snapshot" jsonb,
	CONSTRAINT "node_versions_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
CREATE TABLE "content"."nodes" (
	"key" uuid PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "content"."nodes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"parent_key" uuid,
	"alias" text NOT NULL,
	"url_segment" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	"properties" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"updated" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source_hash" text,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "nodes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "content"."nodes" ADD CONSTRAINT "nodes_parent_key_nodes_key_fk" FOREIGN KEY ("parent_key") REFERENCES "content"."nodes"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nodes_parent" ON "content"."nodes" USING btree ("parent_key");