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
    })
    expect(config.demo).toEqual({ payments: true, directory: true, mail: true })
  })

  it('an empty value counts as missing', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' }).port).toBe(3000)
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
