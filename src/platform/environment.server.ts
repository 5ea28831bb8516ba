import { z } from 'zod'

const DEMO_PARTS = ['payments', 'directory', 'mail'] as const
export type DemoPart = (typeof DEMO_PARTS)[number]

export const AI_PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible'] as const

/** The parts of a list that is separated by commas. */
export const listParts = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The lines of an address that is separated by |. */
export const addressLines = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const secret = z.string().min(32, 'expected at least 32 characters')

/** Stands in receipts and mails, so it is one line of text. */
const line = z
  .string()
  .trim()
  .max(300, 'expected at most 300 characters')
  .regex(/^\P{Cc}*$/u, 'expected one line of text')

const wholeNumber = (unit: string, from: number, to: number) => {
  const expected = `expected a whole number of ${unit} from ${from} to ${to}`
  return z.coerce.number(expected).int(expected).min(from, expected).max(to, expected)
}

/** Every variable that is read, as it is read. */
export const environmentSchema = z.object({
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
  EMBEDDINGS_DIR: z.string().trim().optional(),
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
  STRIPE_API_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'expected an address such as http://127.0.0.1:12111' })
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'expected smtp://user:password@host:port')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  CONTACT_EMAIL: z.email('expected an address such as help@your.domain').optional(),
  SELLER_NAME: line.optional(),
  SELLER_ADDRESS: line
    .refine((text) => addressLines(text).length > 0, {
      message: 'expected lines separated by |, such as 1 Main Street|12345 Town|Country',
    })
    .optional(),
  SELLER_EMAIL: z.email('expected an address such as sales@your.domain').optional(),
  SELLER_PHONE: line.optional(),
  SELLER_REGISTER: line.optional(),
  SELLER_VAT_ID: line.optional(),
  VAT_TEXT: line.optional(),
  TERMS_VERSION: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'expected a short name such as 2026-11-22')
    .optional(),
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
    .transform(listParts)
    .pipe(z.array(z.enum(DEMO_PARTS, `expected some of ${DEMO_PARTS.join(', ')}`)))
    .prefault(''),
  ENTRY_PATHS: z
    .string()
    .default('all')
    .refine((text) => text === 'all' || listParts(text).every((path) => path.startsWith('/')), {
      message: 'expected all, or paths such as /,/pricing,/payment-success',
    }),
  REFERRAL_FEES: z.enum(['on', 'off'], 'expected on or off').default('off'),
  RETENTION_UNPAID_FORMS_DAYS: wholeNumber('days', 1, 90).default(30),
  RETENTION_ANALYSES_MONTHS: wholeNumber('months', 1, 120).default(12),
  RETENTION_LOGS_DAYS: wholeNumber('days', 1, 30).default(30),
  METRICS_TOKEN: secret.optional(),
  OPERATOR_NAME: line.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Environment = z.infer<typeof environmentSchema>
