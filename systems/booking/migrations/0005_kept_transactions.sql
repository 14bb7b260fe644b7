CREATE TABLE "booking"."kept_transactions" (
	"reference" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"status" text NOT NULL,
	"paid" bigint NOT NULL,
	"kept_until" date NOT NULL
);
