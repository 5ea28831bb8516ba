-- Lets one index hold country and kind beside the trigrams of a word.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- Until now the directory could hold the fictional sample only; the start fills it again, with marks to search by.
DELETE FROM "lawyer_referrals";--> statement-breakpoint
DELETE FROM "lawyers";--> statement-breakpoint
DROP INDEX "lawyers_search_index";--> statement-breakpoint
ALTER TABLE "lawyers" DROP COLUMN "search_text";--> statement-breakpoint
CREATE TABLE "lawyer_totals" (
	"country" text NOT NULL,
	"facet" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "lawyer_totals_country_facet_pk" PRIMARY KEY("country","facet")
);
--> statement-breakpoint
CREATE TABLE "lawyer_words" (
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "lawyer_words_country_kind_word_pk" PRIMARY KEY("country","kind","word")
) WITH (fillfactor = 50);
--> statement-breakpoint
DROP INDEX "lawyers_place_index";--> statement-breakpoint
DROP INDEX "lawyers_specializations_index";--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "location_local" text;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "admitted_year" integer;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "facets" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "rotation" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "sort_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "lawyer_words_trigram_index" ON "lawyer_words" USING gin ("country","kind","word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lawyer_words_prefix_index" ON "lawyer_words" USING btree ("country","kind","word" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "lawyers_licence_index" ON "lawyers" USING btree ("register","licence_number") WHERE "lawyers"."register" is not null and "lawyers"."licence_number" is not null;--> statement-breakpoint
CREATE INDEX "lawyers_reviewed_index" ON "lawyers" USING btree ("review_count") WHERE "lawyers"."review_count" > 0;--> statement-breakpoint
CREATE INDEX "lawyers_facets_index" ON "lawyers" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "lawyers_rotation_index" ON "lawyers" USING btree ("rotation");--> statement-breakpoint
CREATE INDEX "lawyers_country_rotation_index" ON "lawyers" USING btree ("country","rotation");--> statement-breakpoint
CREATE INDEX "lawyers_jurisdiction_rotation_index" ON "lawyers" USING btree ("jurisdiction","rotation");--> statement-breakpoint
CREATE INDEX "lawyers_country_experience_index" ON "lawyers" USING btree ("country",(-coalesce("experience", 0)),"rotation");--> statement-breakpoint
CREATE INDEX "lawyers_country_name_index" ON "lawyers" USING btree ("country","sort_name","rotation");--> statement-breakpoint
CREATE TABLE "lawyer_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"register" text NOT NULL,
	"licence_number" text NOT NULL,
	"checked_on" text NOT NULL,
	"result" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lawyer_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "lawyer_imports_file_hash_unique" UNIQUE("file_hash")
);
--> statement-breakpoint
CREATE TABLE "lawyer_removals" (
	"register" text NOT NULL,
	"licence_number" text NOT NULL,
	"reason" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lawyer_removals_register_licence_number_pk" PRIMARY KEY("register","licence_number")
);
--> statement-breakpoint
ALTER TABLE "lawyer_referrals" DROP CONSTRAINT "lawyer_referrals_lawyer_id_lawyers_id_fk";
--> statement-breakpoint
ALTER TABLE "lawyers" ALTER COLUMN "experience" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ALTER COLUMN "lawyer_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "lawyer_checks_licence_index" ON "lawyer_checks" USING btree ("register","licence_number");--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD CONSTRAINT "lawyer_referrals_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "lawyer_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lawyer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message_encrypted" text,
	"email_encrypted" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lawyer_reports" ADD CONSTRAINT "lawyer_reports_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lawyer_reports_lawyer_index" ON "lawyer_reports" USING btree ("lawyer_id","created_at");--> statement-breakpoint
-- Counts lawyers by mark, everywhere ('*') and within their country; the mark '*' is every lawyer. Rows are touched
-- in one order, so that two writers cannot wait for each other.
CREATE FUNCTION "add_to_lawyer_totals"("countries" text[], "marks" text[], "changes" integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "lawyer_totals" ("country", "facet", "total")
	SELECT "country", "mark", sum("change")::integer
	FROM unnest("countries", "marks", "changes") AS given ("country", "mark", "change")
	WHERE left("mark", 2) NOT IN ('n:', 'm:')
	GROUP BY "country", "mark" HAVING sum("change") <> 0
	ORDER BY "country", "mark"
	ON CONFLICT ("country", "facet") DO UPDATE SET "total" = "lawyer_totals"."total" + excluded."total";

	INSERT INTO "lawyer_words" ("country", "kind", "word", "total")
	SELECT "country", left("mark", 1), substr("mark", 3), sum("change")::integer
	FROM unnest("countries", "marks", "changes") AS given ("country", "mark", "change")
	WHERE left("mark", 2) IN ('n:', 'm:')
	GROUP BY "country", "mark" HAVING sum("change") <> 0
	ORDER BY "country", "mark"
	ON CONFLICT ("country", "kind", "word") DO UPDATE SET "total" = "lawyer_words"."total" + excluded."total";
$$;--> statement-breakpoint
CREATE FUNCTION "count_added_lawyers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "add_to_lawyer_totals"(array_agg("place"), array_agg("mark"), array_agg("change"))
	FROM (
		SELECT "place", "mark", count(*)::integer AS "change"
		FROM "added", unnest(array['*', "country"]) AS "place", unnest("facets" || '*'::text) AS "mark"
		GROUP BY "place", "mark"
	) AS counted;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_removed_lawyers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "add_to_lawyer_totals"(array_agg("place"), array_agg("mark"), array_agg("change"))
	FROM (
		SELECT "place", "mark", -count(*)::integer AS "change"
		FROM "removed", unnest(array['*', "country"]) AS "place", unnest("facets" || '*'::text) AS "mark"
		GROUP BY "place", "mark"
	) AS counted;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_changed_lawyers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "add_to_lawyer_totals"(array_agg("place"), array_agg("mark"), array_agg("change"))
	FROM (
		SELECT "place", "mark", sum("by")::integer AS "change"
		FROM (
			SELECT "country", "facets", -1 AS "by" FROM "removed"
			UNION ALL SELECT "country", "facets", 1 FROM "added"
		) AS "both", unnest(array['*', "country"]) AS "place", unnest("facets" || '*'::text) AS "mark"
		GROUP BY "place", "mark" HAVING sum("by") <> 0
	) AS counted;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "lawyers_added" AFTER INSERT ON "lawyers" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_added_lawyers"();--> statement-breakpoint
CREATE TRIGGER "lawyers_removed" AFTER DELETE ON "lawyers" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_lawyers"();--> statement-breakpoint
CREATE TRIGGER "lawyers_changed" AFTER UPDATE ON "lawyers" REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_changed_lawyers"();
