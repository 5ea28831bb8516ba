import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { shutAfterQuickExit } from './quick-exit.http.ts'

const site = new Hono<{ Variables: { secureHeadersNonce?: string } }>()
site.use(async (c, next) => {
  c.set('secureHeadersNonce', 'n0nce')
  await next()
})
site.use(shutAfterQuickExit)
site.all('*', (c) => c.text('what was read'))

const ask = (headers: Record<string, string>, method = 'GET') =>
  site.request('/search', { method, headers: { accept: 'text/html', ...headers } })

describe('pages after a quick exit', () => {
  test('show nothing to who comes back within minutes', async () => {
    const answer = await ask({ cookie: 'left=1' })
    const text = await answer.text()
    expect(text).not.toContain('what was read')
    expect(text).toContain('<script nonce="n0nce">')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('are as ever for everyone else, and for what is no page', async () => {
    expect(await (await ask({})).text()).toBe('what was read')
    expect(await (await ask({ cookie: 'left=1', accept: 'application/json' })).text()).toBe(
      'what was read',
    )
    expect(await (await ask({ cookie: 'left=1' }, 'POST')).text()).toBe('what was read')
  })
})
