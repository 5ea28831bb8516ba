import { z } from 'zod'

const DEMO_PARTS = ['payments', 'directory', 'mail'] as const
export type DemoPart = (typeof DEMO_PARTS)[number]

const AI_PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible'] as const

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

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const secret = z.string().min(32, 'expected at least 32 characters')

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** NODE_ENV as the person set it: `npm start` always runs the libraries in their production form. */
  STARTED_AS: z.enum(['production', 'development', 'test']).optional(),
  PORT: z.coerce
    .number('expected a port number from 1 to 65535')
    .int()
    .min(0, 'expected a port number from 1 to 65535')
    .max(65_535, 'expected a port number from 1 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  KNOWLEDGE_DIR: z.string().default('knowledge'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected postgres://user:password@host/database')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'expected https://your.domain' }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(
      /^[\d.:a-f/, ]+$|^none$/i,
      'expected addresses such as 10.0.0.1, separated by commas, or none',
    )
    .optional(),
  APP_SECRET: secret.optional(),
  APP_SECRET_PREVIOUS: secret.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'expected a key that starts with sk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_/, 'expected a key that starts with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'expected a secret that starts with whsec_')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'expected smtp://user:password@host:port')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  CONTACT_EMAIL: z.email('expected an address such as help@your.domain').optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS, `expected one of ${AI_PROVIDERS.join(', ')}`).optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://host/v1' })
    .optional(),
  AI_API_KEY: z.string().trim().optional(),
  AI_TIMEOUT_SECONDS: z.coerce
    .number('expected seconds from 1 to 120')
    .min(1, 'expected seconds from 1 to 120')
    .max(120, 'expected seconds from 1 to 120')
    .default(20),
  ALLOW_DEMO: z
    .string()
    .transform(list)
    .pipe(z.array(z.enum(DEMO_PARTS, `expected some of ${DEMO_PARTS.join(', ')}`)))
    .prefault(''),
  ENTRY_PATHS: z
    .string()
    .default('all')
    .refine((text) => text === 'all' || list(text).every((path) => path.startsWith('/')), {
      message: 'expected all, or paths such as /,/pricing,/payment-success',
    }),
  REFERRAL_FEES: z.enum(['on', 'off'], 'expected on or off').default('off'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

type Environment = z.infer<typeof environmentSchema>

export type Config = {
  production: boolean
  port: number
  host: string
  dataDir: string
  knowledgeDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  trustedProxies: string[]
  appSecret: string | undefined
  previousSecret: string | undefined
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined
  mail: { smtpUrl: string; from: string } | undefined
  /** Where people write to; shown on the home page. */
  contactEmail: string | undefined
  /** Without it the built-in engine answers alone. */
  ai: AiSettings | undefined
  /** Which parts run on their demo counterpart. */
  demo: Record<DemoPart, boolean>
  /** `'all'`, or the only paths that may be the first page of a visit. */
  entryPaths: 'all' | string[]
  referralFees: boolean
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
  const problems = [...halfConfigured(env), ...(isProduction(env) ? missingInProduction(env) : [])]
  if (problems.length > 0) throw new ConfigError(problems)
  return toConfig(env)
}

function isProduction(env: Environment): boolean {
  return (env.STARTED_AS ?? env.NODE_ENV) === 'production'
}

function halfConfigured(env: Environment): string[] {
  const stripe = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].filter(Boolean).length
  return [
    ...(stripe === 1
      ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: expected both or neither']
      : []),
    ...(stripe === 2 && !env.STRIPE_WEBHOOK_SECRET
      ? ['STRIPE_WEBHOOK_SECRET: expected the signing secret (whsec_...) of your webhook endpoint']
      : []),
    ...(env.SMTP_URL && !env.MAIL_FROM
      ? ['MAIL_FROM: expected the sender of mails, since SMTP_URL is set']
      : []),
    ...halfConfiguredAi(env),
  ]
}

function halfConfiguredAi(env: Environment): string[] {
  const { AI_PROVIDER, AI_MODEL, AI_BASE_URL, AI_API_KEY } = env
  if (!AI_PROVIDER) {
    return AI_MODEL || AI_BASE_URL || AI_API_KEY
      ? [
          `AI_PROVIDER: expected one of ${AI_PROVIDERS.join(', ')}, since another AI setting is there; or none of them`,
        ]
      : []
  }
  const compatible = AI_PROVIDER === 'openai-compatible'
  return [
    ...(AI_MODEL ? [] : ['AI_MODEL: expected the name of a model, since AI_PROVIDER is set']),
    ...(compatible || AI_API_KEY
      ? []
      : [`AI_API_KEY: expected your key, since AI_PROVIDER is ${AI_PROVIDER}`]),
    ...(!compatible || AI_BASE_URL
      ? []
      : [
          'AI_BASE_URL: expected the address of the server, since AI_PROVIDER is openai-compatible',
        ]),
  ]
}

function missingInProduction(env: Environment): string[] {
  const allowed = (part: DemoPart) => env.ALLOW_DEMO.includes(part)
  return [
    ...(env.PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL: expected https://your.domain']),
    ...(env.TRUSTED_PROXIES
      ? []
      : ['TRUSTED_PROXIES: expected the addresses of your proxies, or none']),
    ...(env.APP_SECRET ? [] : ['APP_SECRET: expected at least 32 random characters']),
    ...(env.DATABASE_URL ? [] : ['DATABASE_URL: expected postgres://user:password@host/database']),
    ...(env.STRIPE_SECRET_KEY || allowed('payments')
      ? []
      : ['STRIPE_SECRET_KEY: expected your key, or ALLOW_DEMO=payments']),
    ...(env.SMTP_URL || allowed('mail')
      ? []
      : ['SMTP_URL: expected smtp://user:password@host:port, or ALLOW_DEMO=mail']),
  ]
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
        }
      : undefined
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    knowledgeDir: env.KNOWLEDGE_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    trustedProxies: env.TRUSTED_PROXIES === 'none' ? [] : list(env.TRUSTED_PROXIES),
    appSecret: env.APP_SECRET,
    previousSecret: env.APP_SECRET_PREVIOUS,
    stripe,
    mail:
      env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    contactEmail: env.CONTACT_EMAIL,
    ai: aiSettings(env),
    demo: {
      payments: stripe === undefined,
      directory: !production || env.ALLOW_DEMO.includes('directory'),
      mail: env.SMTP_URL === undefined,
    },
    entryPaths: env.ENTRY_PATHS === 'all' ? 'all' : list(env.ENTRY_PATHS),
    referralFees: env.REFERRAL_FEES === 'on',
    logLevel: env.LOG_LEVEL,
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
