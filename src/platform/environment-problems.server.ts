import { AI_PROVIDERS, type DemoPart, type Environment } from './environment.server.ts'

/** What is wrong with the settings as a whole, each with its name and what is expected. */
export function problemsOf(env: Environment, production: boolean): string[] {
  return [...halfConfigured(env), ...(production ? missingInProduction(env) : [])]
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
    ...(env.SELLER_NAME || env.SELLER_ADDRESS || env.SELLER_EMAIL ? missingOfSeller(env) : []),
    ...halfConfiguredAi(env),
  ]
}

function missingOfSeller(env: Environment): string[] {
  return [
    ...(env.SELLER_NAME ? [] : ['SELLER_NAME: expected who sells, as in your register']),
    ...(env.SELLER_ADDRESS
      ? []
      : ['SELLER_ADDRESS: expected lines separated by |, such as 1 Main Street|12345 Town']),
    ...(env.SELLER_EMAIL ? [] : ['SELLER_EMAIL: expected an address such as sales@your.domain']),
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
    // Where nothing of the seller is given; a part of it is reported as half a set-up.
    ...(!env.SELLER_NAME &&
    !env.SELLER_ADDRESS &&
    !env.SELLER_EMAIL &&
    (env.STRIPE_SECRET_KEY || !allowed('payments'))
      ? missingOfSeller(env)
      : []),
    ...(env.SMTP_URL || allowed('mail')
      ? []
      : ['SMTP_URL: expected smtp://user:password@host:port, or ALLOW_DEMO=mail']),
  ]
}
