-- Nobody could sign up before this migration, so nobody is lost with the old table.
DROP TABLE "booking"."members";
--> statement-breakpoint
CREATE TABLE "booking"."accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking"."accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type_code" text NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country_code" text,
	"phone" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_lower_case" CHECK ("booking"."accounts"."email" = lower("booking"."accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "booking"."members" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"activation_code" text,
	"agreed_terms_at" timestamp with time zone,
	"agreed_news_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "booking"."agents" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"trading_id" text NOT NULL,
	"username" text NOT NULL,
	"agency_name" text NOT NULL,
	CONSTRAINT "agents_trading_id_unique" UNIQUE("trading_id"),
	CONSTRAINT "agents_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "booking"."external_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "booking"."wallet_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking"."wallet_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"releases_at" timestamp with time zone,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."wallet_lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking"."wallet_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"expires_on" date,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."wallets" (
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "wallets_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "booking"."call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."mailed_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking"."mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"remembered" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" double precision NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."spent_tokens" (
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_tokens_kind_token_pk" PRIMARY KEY("kind","token")
);
--> statement-breakpoint
CREATE TABLE "booking"."frequent_flyer_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking"."frequent_flyer_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"airline_code" text NOT NULL,
	"number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking"."saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."travellers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking"."travellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"full_name" text NOT NULL,
	"born_on" date NOT NULL,
	"nationality" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."trips" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking"."trips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"product" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"status" text NOT NULL,
	"paid" bigint NOT NULL,
	CONSTRAINT "trips_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "booking"."agents" ADD CONSTRAINT "agents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."external_identities" ADD CONSTRAINT "external_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."wallet_holds" ADD CONSTRAINT "wallet_holds_account_id_kind_wallets_account_id_kind_fk" FOREIGN KEY ("account_id","kind") REFERENCES "booking"."wallets"("account_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."wallet_lots" ADD CONSTRAINT "wallet_lots_account_id_kind_wallets_account_id_kind_fk" FOREIGN KEY ("account_id","kind") REFERENCES "booking"."wallets"("account_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."mailed_links" ADD CONSTRAINT "mailed_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."frequent_flyer_cards" ADD CONSTRAINT "frequent_flyer_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."travellers" ADD CONSTRAINT "travellers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."trips" ADD CONSTRAINT "trips_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_member_email" ON "booking"."accounts" USING btree ("email") WHERE "booking"."accounts"."type_code" = 'MEM';--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "booking"."sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "frequent_flyer_cards_of_account" ON "booking"."frequent_flyer_cards" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "saved_searches_of_account" ON "booking"."saved_searches" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "travellers_of_account" ON "booking"."travellers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "trips_of_account" ON "booking"."trips" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "booking"."members" ADD CONSTRAINT "members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "booking"."accounts"("id") ON DELETE cascade ON UPDATE no action;
