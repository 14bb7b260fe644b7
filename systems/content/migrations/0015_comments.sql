CREATE TABLE "content"."comment_mentions" (
	"comment" uuid NOT NULL,
	"user" uuid NOT NULL,
	CONSTRAINT "comment_mentions_comment_user_pk" PRIMARY KEY("comment","user")
);
--> statement-breakpoint
CREATE TABLE "content"."comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread" uuid NOT NULL,
	"key" uuid NOT NULL,
	"by" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"path" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"item" text,
	"gone" boolean DEFAULT false NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid
);
--> statement-breakpoint
ALTER TABLE "content"."comment_mentions" ADD CONSTRAINT "comment_mentions_comment_comments_id_fk" FOREIGN KEY ("comment") REFERENCES "content"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."comment_mentions" ADD CONSTRAINT "comment_mentions_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_thread_comments_id_fk" FOREIGN KEY ("thread") REFERENCES "content"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "content"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "content"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mentions_of" ON "content"."comment_mentions" USING btree ("user");--> statement-breakpoint
CREATE INDEX "comments_of_node" ON "content"."comments" USING btree ("key");--> statement-breakpoint
CREATE INDEX "comments_of_thread" ON "content"."comments" USING btree ("thread");--> statement-breakpoint
CREATE INDEX "comments_by" ON "content"."comments" USING btree ("by");