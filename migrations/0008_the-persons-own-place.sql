CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_code_hash" text NOT NULL,
	"new_code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address_hash" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_reads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"operator" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator" text NOT NULL,
	"command" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_counts" (
	"day" date NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"area" text NOT NULL,
	"language" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_counts_day_question_answer_area_language_pk" PRIMARY KEY("day","question","answer","area","language")
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content_encrypted" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_stops" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "given_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text_encrypted" text NOT NULL,
	"language" text NOT NULL,
	"area" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_questions" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"ask_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_stops" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_stops_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "preferred_language" text;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "answers_counted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "answer_median_minutes" integer;--> statement-breakpoint
ALTER TABLE "legal_cases" ADD COLUMN "title_encrypted" text;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "answer_message_encrypted" text;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD COLUMN "silence_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "head_encrypted" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reads" ADD CONSTRAINT "case_reads_case_id_legal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_case_id_legal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_case_id_legal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_reads_case_index" ON "case_reads" USING btree ("case_id","read_at");--> statement-breakpoint
CREATE INDEX "operator_actions_subject_index" ON "operator_actions" USING btree ("subject","done_at");--> statement-breakpoint
CREATE INDEX "contact_requests_user_index" ON "contact_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "help_questions_due_index" ON "help_questions" USING btree ("ask_at");--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD CONSTRAINT "lawyer_referrals_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lawyer_referrals_request_index" ON "lawyer_referrals" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "lawyer_referrals_mail_index" ON "lawyer_referrals" USING btree ("mail_id");