import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiVariables } from './api.server.ts'
import { refuseOddRequests, refuseOtherOrigins } from './request-guards.server.ts'

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

test("pages take forms; other writes and broken addresses are the sender's fault", async () => {
  const pages = new Hono()
  pages.use(refuseOddRequests)
  pages.all('*', (c) => c.text('page'))
  const status = async (method: string, address: string, contentType?: string) => {
    const headers = contentType === undefined ? {} : { 'content-type': contentType }
    return (await pages.request(address, { method, headers })).status
  }
  const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
  expect(await status('POST', '/law/x', FORM)).toBe(200)
  expect(await status('GET', '/caf%C3%A9/%25')).toBe(200)
  expect(await status('GET', '/%ff')).toBe(400)
  expect(await status('GET', '/a%')).toBe(400)
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(await status(method, '/law/x', FORM)).toBe(405)
  for (const type of [undefined, 'text/plain', 'multipart/form-data', 'application/json'])
    expect(await status('POST', '/law/x', type)).toBe(415)
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
