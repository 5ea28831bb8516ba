-- A list of a city is walked in the order of the rotation on an index of its own, instead of fetching everybody of the
-- city to sort them. And the marks that many bear (areas, years, languages, fees) stand as bits beside the rotation in
-- the indexes that are walked, so that who does not fit is skipped without being fetched (decision 150).
DROP INDEX "lawyers_rotation_index";--> statement-breakpoint
DROP INDEX "lawyers_country_rotation_index";--> statement-breakpoint
DROP INDEX "lawyers_jurisdiction_rotation_index";--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "traits" bigint;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "local_city" text;--> statement-breakpoint
-- The same as `traitsOf` of `domain/traits.ts`: the place in the list is the bit.
CREATE FUNCTION "traits_of"("marks" text[]) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(sum(1::bigint << ("place" - 1)::integer), 0)::bigint FROM unnest(array[
		'a:personal-injury', 'a:family-law', 'a:criminal-defense', 'a:employment', 'a:real-estate', 'a:business',
		'a:immigration', 'a:estate-planning', 'a:intellectual-property', 'a:tax', 'a:environmental',
		'a:healthcare', 'a:maritime', 'a:technology', 'a:civil-rights', 'a:insurance', 'y:5', 'y:10', 'y:20',
		'f:free-consultation', 'f:contingency-fee', 'f:verified', 'l:en', 'l:es', 'l:zh', 'l:fr', 'l:de', 'l:pt',
		'l:ja', 'l:ru', 'l:ar', 'l:hi', 'l:ko', 'l:it', 'l:nl', 'l:fi', 'l:pl', 'l:tr', 'l:uk', 'l:vi', 'l:bn',
		'l:ur', 'l:fa', 'l:he', 'l:id'
	]) WITH ORDINALITY AS "trait" ("mark", "place") WHERE "mark" = any("marks")
$$;--> statement-breakpoint
CREATE FUNCTION "city_of"("marks" text[], "which" integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT substr("mark", 3) FROM unnest("marks") WITH ORDINALITY AS "borne" ("mark", "place")
	WHERE left("mark", 2) = 't:' ORDER BY "place" OFFSET "which" - 1 LIMIT 1
$$;--> statement-breakpoint
-- Writes the table once and builds its indexes anew; an UPDATE would write both row by row and count every mark again.
ALTER TABLE "lawyers"
	ALTER COLUMN "traits" TYPE bigint USING "traits_of"("facets"),
	ALTER COLUMN "traits" SET NOT NULL,
	ALTER COLUMN "city" TYPE text USING "city_of"("facets", 1),
	ALTER COLUMN "local_city" TYPE text USING "city_of"("facets", 2);--> statement-breakpoint
DROP FUNCTION "traits_of"(text[]);--> statement-breakpoint
DROP FUNCTION "city_of"(text[], integer);--> statement-breakpoint
CREATE INDEX "lawyers_city_rotation_index" ON "lawyers" USING btree ("country","city","rotation","traits");--> statement-breakpoint
CREATE INDEX "lawyers_local_city_rotation_index" ON "lawyers" USING btree ("country","local_city","rotation","traits") WHERE "lawyers"."local_city" is not null;--> statement-breakpoint
CREATE INDEX "lawyers_rotation_index" ON "lawyers" USING btree ("rotation","traits");--> statement-breakpoint
CREATE INDEX "lawyers_country_rotation_index" ON "lawyers" USING btree ("country","rotation","traits");--> statement-breakpoint
CREATE INDEX "lawyers_jurisdiction_rotation_index" ON "lawyers" USING btree ("jurisdiction","rotation","traits");
