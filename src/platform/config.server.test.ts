import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.server.ts'

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('settings', () => {
  it('an empty environment is demo mode on loopback', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      entryPaths: 'all',
      embeddingsDir: undefined,
    })
    expect(config.demo).toEqual({ payments: true, directory: true, mail: true })
  })

  it('an empty value counts as missing', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' }).port).toBe(3000)
  })

  it('what is kept has a default, and no number that makes no sense', () => {
    expect(readConfig({}).retention).toEqual({
      unpaidFormsDays: 30,
      analysesMonths: 12,
      logsDays: 30,
    })
    for (const days of ['0', '-1', '1.5', '31', 'all']) {
      expect(problemsOf({ RETENTION_LOGS_DAYS: days })).toEqual([
        'RETENTION_LOGS_DAYS: expected a whole number of days from 1 to 30',
      ])
    }
  })

  it('the folder of an encoder is taken as it is written', () => {
    expect(readConfig({ EMBEDDINGS_DIR: ' /models/own ' }).embeddingsDir).toBe('/models/own')
  })

  it('a wrong value is reported by name with what is expected', () => {
    expect(problemsOf({ PORT: 'abc' })).toEqual(['PORT: expected a port number from 1 to 65535'])
    expect(problemsOf({ DATABASE_URL: 'mysql://x' })[0]).toMatch(
      /^DATABASE_URL: expected postgres:/,
    )
    expect(problemsOf({ ALLOW_DEMO: 'payments,everything' })[0]).toMatch(
      /^ALLOW_DEMO: expected some of/,
    )
  })

  it('half a payment set-up is refused', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })[0]).toMatch(/both or neither/)
  })

  it('production lists everything that is missing in one message', () => {
    const names = problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(':')[0])
    expect(names).toEqual([
      'PUBLIC_URL',
      'TRUSTED_PROXIES',
      'APP_SECRET',
      'DATABASE_URL',
      'STRIPE_SECRET_KEY',
      'SELLER_NAME',
      'SELLER_ADDRESS',
      'SELLER_EMAIL',
      'SMTP_URL',
    ])
  })

  it('production starts on demo parts only when each is allowed by name', () => {
    const base = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://example.org',
      TRUSTED_PROXIES: 'none',
      APP_SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgres://a:b@localhost/c',
    }
    expect(readConfig({ ...base, ALLOW_DEMO: 'payments,mail' }).demo).toEqual({
      payments: true,
      directory: false,
      mail: true,
    })
  })
})

describe('settings of the seller', () => {
  const seller = {
    SELLER_NAME: 'Adviser & Sons <b>Ltd</b>',
    SELLER_ADDRESS: '1 Main Street | 12345 Town||',
    SELLER_EMAIL: 'sales@example.org',
  }
  const realPayments = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://example.org',
    TRUSTED_PROXIES: 'none',
    APP_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://a:b@localhost/c',
    ALLOW_DEMO: 'mail',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }

  it('they are read as they stand, the address line by line', () => {
    expect(readConfig({ ...seller, VAT_TEXT: 'VAT included: 19 %' })).toMatchObject({
      seller: {
        name: 'Adviser & Sons <b>Ltd</b>',
        address: ['1 Main Street', '12345 Town'],
        email: 'sales@example.org',
        phone: undefined,
      },
      vatText: 'VAT included: 19 %',
    })
    expect(readConfig({}).seller).toBeUndefined()
  })

  it('real payments in production need them, demo payments do not', () => {
    expect(problemsOf(realPayments).map((problem) => problem.split(':')[0])).toEqual(
      Object.keys(seller),
    )
    expect(problemsOf({ ...realPayments, ...seller })).toEqual([])
    const { STRIPE_SECRET_KEY: _, STRIPE_PUBLISHABLE_KEY: __, ...demo } = realPayments
    expect(problemsOf({ ...demo, ALLOW_DEMO: 'mail,payments' })).toEqual([])
  })

  it.each(Object.keys(seller))('half of them is refused: without %s', (missing) => {
    for (const rest of [{}, realPayments]) {
      expect(problemsOf({ ...rest, ...seller, [missing]: '' })).toEqual([
        expect.stringMatching(new RegExp(`^${missing}: expected`)),
      ])
    }
  })

  it.each([
    { SELLER_NAME: 'Us\r\nBcc: them@example.org' },
    { SELLER_ADDRESS: '|  |' },
    { SELLER_EMAIL: 'sales' },
    { TERMS_VERSION: '<script>' },
  ])('a wrong one ends the start: %j', (settings) => {
    expect(problemsOf({ ...seller, ...settings })).toHaveLength(1)
  })
})

describe('settings of the language model', () => {
  const whole = { AI_PROVIDER: 'anthropic', AI_MODEL: 'a-model', AI_API_KEY: 'a-secret-key' }

  it('none of them means the built-in engine alone', () => {
    expect(readConfig({ AI_TIMEOUT_SECONDS: '5' }).ai).toBeUndefined()
  })

  it('all of them are read, with twenty seconds for an answer', () => {
    expect(readConfig(whole).ai).toEqual({
      provider: 'anthropic',
      model: 'a-model',
      baseUrl: undefined,
      apiKey: 'a-secret-key',
      timeoutSeconds: 20,
    })
  })

  it('a compatible server needs its address and no key', () => {
    const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'a-model' }
    expect(problemsOf(settings)).toEqual([expect.stringMatching(/^AI_BASE_URL: expected/)])
    const { ai } = readConfig({ ...settings, AI_BASE_URL: 'http://127.0.0.1:11434/v1/' })
    expect(ai).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined })
  })

  it.each(['AI_MODEL', 'AI_API_KEY'])('half of them is refused: without %s', (missing) => {
    const problems = problemsOf({ ...whole, [missing]: '' })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${missing}: expected`))])
  })

  it.each([
    { AI_API_KEY: 'a-secret-key' },
    { AI_MODEL: 'a-model' },
    { ...whole, AI_PROVIDER: 'a-secret-key' },
    { ...whole, AI_BASE_URL: 'ftp://a-secret-key@host' },
    { ...whole, AI_TIMEOUT_SECONDS: '0' },
  ])('a wrong one ends the start and the key is never in the message: %j', (settings) => {
    const problems = problemsOf(settings)
    expect(problems).toHaveLength(1)
    expect(problems[0]).not.toContain('a-secret-key')
  })
})
