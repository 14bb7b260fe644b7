CREATE TABLE "content"."release_pages" (
	"key" uuid PRIMARY KEY NOT NULL,
	"release" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."publications" ADD COLUMN "release" uuid;--> statement-breakpoint
ALTER TABLE "content"."release_pages" ADD CONSTRAINT "release_pages_release_releases_id_fk" FOREIGN KEY ("release") REFERENCES "content"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_pages_release" ON "content"."release_pages" USING btree ("release");--> statement-breakpoint
ALTER TABLE "content"."publications" ADD CONSTRAINT "publications_release_releases_id_fk" FOREIGN KEY ("release") REFERENCES "content"."releases"("id") ON DELETE cascade ON UPDATE no action;