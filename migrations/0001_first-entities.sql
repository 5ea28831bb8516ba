CREATE TABLE "grant_uses" (
	"grant_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_uses_grant_id_subject_pk" PRIMARY KEY("grant_id","subject")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"plan" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grants_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"stripe_customer_id" text,
	"subscription_plan" text DEFAULT 'free' NOT NULL,
	"subscription_status" text DEFAULT 'inactive' NOT NULL,
	"subscription_id" text,
	"analysis_credits" integer DEFAULT 1 NOT NULL,
	"premium_expires_at" timestamp with time zone,
	"last_payment_date" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "legal_analysis" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"identified_areas" jsonb NOT NULL,
	"applicable_laws" text NOT NULL,
	"key_considerations" jsonb NOT NULL,
	"confidence" numeric(4, 3) NOT NULL,
	"engine" text NOT NULL,
	"language" text NOT NULL,
	"result_encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_analysis_case_id_unique" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "lawyers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_local" text,
	"firm" text NOT NULL,
	"location" text NOT NULL,
	"country" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"experience" integer NOT NULL,
	"specializations" text[] NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"rating" numeric(2, 1),
	"review_count" integer DEFAULT 0 NOT NULL,
	"free_consultation" boolean DEFAULT false NOT NULL,
	"contingency_fee" boolean DEFAULT false NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"response_time" text,
	"phone" text,
	"email" text,
	"website" text,
	"referral_fee" integer DEFAULT 5000 NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"licence_number" text,
	"register" text,
	"checked_on" text,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lawyers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"payment_intent_id" text PRIMARY KEY NOT NULL,
	"form_encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"grant_id" uuid,
	"payment_intent_id" text,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"legal_area" text,
	"facts_encrypted" text NOT NULL,
	"urgency" text NOT NULL,
	"documents_encrypted" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_cases_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"stripe_payment_intent_id" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_stripe_payment_intent_id_unique" UNIQUE("stripe_payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "lawyer_referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"lawyer_id" uuid NOT NULL,
	"user_id" uuid,
	"contacted" boolean DEFAULT false NOT NULL,
	"referral_fee" integer DEFAULT 0 NOT NULL,
	"commission_paid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lawyer_referrals_once" UNIQUE("case_id","lawyer_id")
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "rate_windows_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
ALTER TABLE "grant_uses" ADD CONSTRAINT "grant_uses_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_analysis" ADD CONSTRAINT "legal_analysis_case_id_legal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_cases" ADD CONSTRAINT "legal_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_cases" ADD CONSTRAINT "legal_cases_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD CONSTRAINT "lawyer_referrals_case_id_legal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD CONSTRAINT "lawyer_referrals_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lawyer_referrals" ADD CONSTRAINT "lawyer_referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grant_uses_day_index" ON "grant_uses" USING btree ("grant_id","used_at");--> statement-breakpoint
CREATE INDEX "grants_user_index" ON "grants" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "lawyers_place_index" ON "lawyers" USING btree ("country","jurisdiction");--> statement-breakpoint
CREATE INDEX "lawyers_specializations_index" ON "lawyers" USING gin ("specializations");--> statement-breakpoint
CREATE INDEX "lawyers_search_index" ON "lawyers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "form_drafts_age_index" ON "form_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "legal_cases_user_index" ON "legal_cases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "legal_cases_grant_index" ON "legal_cases" USING btree ("grant_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_user_index" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_open_index" ON "payments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "lawyer_referrals_lawyer_index" ON "lawyer_referrals" USING btree ("lawyer_id","created_at");