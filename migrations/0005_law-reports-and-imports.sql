CREATE TABLE "law_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"format" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"sections_done" integer DEFAULT 0 NOT NULL,
	"rows_skipped" integer DEFAULT 0 NOT NULL,
	"bytes_total" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "law_imports_file" UNIQUE("jurisdiction","file_hash")
);
--> statement-breakpoint
CREATE TABLE "law_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provision_id" text NOT NULL,
	"substance" text NOT NULL,
	"message_encrypted" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "official_sections" (
	"jurisdiction" text NOT NULL,
	"act" text NOT NULL,
	"section" text NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "official_sections_import_id_act_section_pk" PRIMARY KEY("import_id","act","section")
);
--> statement-breakpoint
ALTER TABLE "legal_analysis" ADD COLUMN "law_change_told" text;--> statement-breakpoint
ALTER TABLE "official_sections" ADD CONSTRAINT "official_sections_import_id_law_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."law_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "law_reports_provision_index" ON "law_reports" USING btree ("provision_id","created_at");--> statement-breakpoint
CREATE INDEX "official_sections_citation_index" ON "official_sections" USING btree ("jurisdiction","act","section");