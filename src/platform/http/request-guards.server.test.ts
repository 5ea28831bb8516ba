import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiVariables } from './api.server.ts'
import { refuseOtherOrigins } from './request-guards.server.ts'

test('behind a public address only its own origin may write, however the address was configured', async () => {
  for (const publicUrl of ['https://law.example', 'https://LAW.example:443/app']) {
    expect(await write(publicUrl, 'https://law.example')).toBe(200)
    for (const origin of ['https://evil.example', 'http://law.example', 'null', 'law.example'])
      expect(await write(publicUrl, origin)).toBe(403)
  }
})

test('a form sent without script counts as ours when the browser says it came from our own page', async () => {
  const from = (site: string) => write('https://law.example', 'null', { 'sec-fetch-site': site })
  expect(await from('same-origin')).toBe(200)
  for (const site of ['cross-site', 'same-site', 'none']) expect(await from(site)).toBe(403)
})

async function write(
  publicUrl: string,
  origin: string,
  more: Record<string, string> = {},
): Promise<number> {
  const app = new Hono<{ Variables: ApiVariables }>()
  app.use(async (c, next) => {
    c.set('runtime', { config: { publicUrl } } as never)
    await next()
  })
  app.use(refuseOtherOrigins as never)
  app.post('/', (c) => c.text('written'))
  const answer = await app.request('/', {
    method: 'POST',
    // What a page sends through a forged Host header must not count.
    headers: { origin, host: 'evil.example', ...more },
  })
  return answer.status
}
