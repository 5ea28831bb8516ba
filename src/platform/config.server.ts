import {
  type AI_PROVIDERS,
  addressLines,
  type DemoPart,
  type Environment,
  environmentSchema,
  listParts,
} from './environment.server.ts'
import { problemsOf } from './environment-problems.server.ts'

/** The language model behind the model engine. */
export type AiSettings = {
  provider: (typeof AI_PROVIDERS)[number]
  model: string
  /** Always there for `openai-compatible`. */
  baseUrl: string | undefined
  /** Always there but for `openai-compatible`. */
  apiKey: string | undefined
  timeoutSeconds: number
}

/** Who sells, as it stands on receipts and beside the order button. */
export type SellerSettings = {
  name: string
  /** Its lines. */
  address: string[]
  email: string
  phone: string | undefined
  /** Commercial register and number. */
  register: string | undefined
  vatId: string | undefined
}

/** How long what people leave here is kept. */
export type RetentionSettings = {
  /** Forms of payments that were never made. */
  unpaidFormsDays: number
  /** Cases with their analyses, and what operators did. */
  analysesMonths: number
  /** Who was written to, and other traces of the machine's own work. */
  logsDays: number
}

export type Config = {
  production: boolean
  port: number
  host: string
  dataDir: string
  knowledgeDir: string
  /** The folder of the operator's own sentence encoder; opened at start, not here. */
  embeddingsDir: string | undefined
  databaseUrl: string | undefined
  publicUrl: string | undefined
  trustedProxies: string[]
  appSecret: string | undefined
  previousSecret: string | undefined
  stripe:
    | {
        secretKey: string
        publishableKey: string
        webhookSecret: string
        /** Another address than the provider's own. */
        apiOrigin: string | undefined
      }
    | undefined
  mail: { smtpUrl: string; from: string } | undefined
  /** Where people write to; shown on the home page. */
  contactEmail: string | undefined
  /** Without it an invented seller stands in, marked as such. */
  seller: SellerSettings | undefined
  /** What receipts say about value added tax, in the seller's own words. */
  vatText: string | undefined
  /** The operator's own name for the terms in force; the terms carry one of their own. */
  termsVersion: string | undefined
  /** Without it the built-in engine answers alone. */
  ai: AiSettings | undefined
  /** Which parts run on their demo counterpart. */
  demo: Record<DemoPart, boolean>
  /** `'all'`, or the only paths that may be the first page of a visit. */
  entryPaths: 'all' | string[]
  referralFees: boolean
  retention: RetentionSettings
  /** Without it there are no metrics. */
  metricsToken: string | undefined
  /** Who uses the operator's commands; without it the machine's own name of the user stands in. */
  operatorName: string | undefined
  logLevel: Environment['LOG_LEVEL']
}

/** A setting is wrong or missing. The message lists every one of them, by name, with what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Reads all settings once; nothing else in the product reads the environment.
 * @throws ConfigError naming each wrong or missing value
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`),
    )
  }
  const env = parsed.data
  const problems = problemsOf(env, isProduction(env))
  if (problems.length > 0) throw new ConfigError(problems)
  return toConfig(env)
}

function isProduction(env: Environment): boolean {
  return (env.STARTED_AS ?? env.NODE_ENV) === 'production'
}

function toConfig(env: Environment): Config {
  const production = isProduction(env)
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  const stripe =
    STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: STRIPE_SECRET_KEY,
          publishableKey: STRIPE_PUBLISHABLE_KEY,
          webhookSecret: STRIPE_WEBHOOK_SECRET,
          apiOrigin: env.STRIPE_API_ORIGIN,
        }
      : undefined
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    knowledgeDir: env.KNOWLEDGE_DIR,
    embeddingsDir: env.EMBEDDINGS_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    trustedProxies: env.TRUSTED_PROXIES === 'none' ? [] : listParts(env.TRUSTED_PROXIES),
    appSecret: env.APP_SECRET,
    previousSecret: env.APP_SECRET_PREVIOUS,
    stripe,
    mail:
      env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    contactEmail: env.CONTACT_EMAIL,
    seller: sellerSettings(env),
    vatText: env.VAT_TEXT,
    termsVersion: env.TERMS_VERSION,
    ai: aiSettings(env),
    demo: {
      payments: stripe === undefined,
      directory: !production || env.ALLOW_DEMO.includes('directory'),
      mail: env.SMTP_URL === undefined,
    },
    entryPaths: env.ENTRY_PATHS === 'all' ? 'all' : listParts(env.ENTRY_PATHS),
    referralFees: env.REFERRAL_FEES === 'on',
    retention: {
      unpaidFormsDays: env.RETENTION_UNPAID_FORMS_DAYS,
      analysesMonths: env.RETENTION_ANALYSES_MONTHS,
      logsDays: env.RETENTION_LOGS_DAYS,
    },
    metricsToken: env.METRICS_TOKEN,
    operatorName: env.OPERATOR_NAME,
    logLevel: env.LOG_LEVEL,
  }
}

function sellerSettings(env: Environment): SellerSettings | undefined {
  if (!env.SELLER_NAME || !env.SELLER_ADDRESS || !env.SELLER_EMAIL) return undefined
  return {
    name: env.SELLER_NAME,
    address: addressLines(env.SELLER_ADDRESS),
    email: env.SELLER_EMAIL,
    phone: env.SELLER_PHONE,
    register: env.SELLER_REGISTER,
    vatId: env.SELLER_VAT_ID,
  }
}

function aiSettings(env: Environment): AiSettings | undefined {
  if (!env.AI_PROVIDER || !env.AI_MODEL) return undefined
  return {
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    baseUrl: env.AI_BASE_URL?.replace(/\/$/, ''),
    apiKey: env.AI_API_KEY,
    timeoutSeconds: env.AI_TIMEOUT_SECONDS,
  }
}
