ALTER TABLE "content"."search_documents" ADD COLUMN "culture" text;--> statement-breakpoint
ALTER TABLE "content"."search_documents" ADD COLUMN "page" uuid;--> statement-breakpoint
ALTER TABLE "content"."search_documents" ADD CONSTRAINT "search_documents_page_nodes_key_fk" FOREIGN KEY ("page") REFERENCES "content"."nodes"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_page" ON "content"."search_documents" USING btree ("page","culture");