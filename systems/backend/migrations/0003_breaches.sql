CREATE TABLE "backend"."breaches" (
	"reference" text PRIMARY KEY NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	"persons" integer NOT NULL,
	"places" jsonb NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
