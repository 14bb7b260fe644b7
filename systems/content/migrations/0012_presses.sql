CREATE TABLE "content"."offer_presses" (
	"day" text NOT NULL,
	"key" uuid NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "offer_presses_day_key_pk" PRIMARY KEY("day","key")
);
