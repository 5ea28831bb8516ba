import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../../i18n/catalogue.server.ts'
import { keepLandingPages } from './landing-pages.http.ts'

const catalogue = loadCatalogue('public/translations')

let clock = 0
let made: Request[] = []
let nonces = 0
let status = 200
let slow: Promise<void> | undefined

function site() {
  const app = new Hono<{ Variables: { secureHeadersNonce?: string } }>()
  app.use(async (c, next) => {
    nonces += 1
    c.set('secureHeadersNonce', `bm9uY2U${nonces}==`)
    await next()
  })
  app.use(keepLandingPages({ catalogue, now: () => new Date(clock) }))
  app.all('*', async (c) => {
    made.push(c.req.raw)
    await slow
    const page = `<script nonce="${c.get('secureHeadersNonce')}"></script>page ${made.length}`
    return c.html(page, status as 200, { Vary: 'Cookie', 'Cache-Control': 'no-store' })
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers })
    return { headers: answer.headers, status: answer.status, text: await answer.text() }
  }
  return { app, get }
}

const pageOf = (text: string) => /page \d+/.exec(text)?.[0]
const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1]

beforeEach(() => {
  clock = 0
  made = []
  status = 200
  slow = undefined
})

describe('a landing page', () => {
  it('is made once for minutes, with a nonce of its own in every answer', async () => {
    const { get } = site()
    const answers = [await get('/lawyers/germany'), await get('/lawyers/germany')]
    clock = 4 * 60_000
    answers.push(await get('/Lawyers/Germany/'))
    expect(answers.map(({ text }) => pageOf(text))).toEqual(['page 1', 'page 1', 'page 1'])
    expect(new Set(answers.map(({ text }) => nonceOf(text))).size).toBe(3)
    expect(answers.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true)
    clock = 6 * 60_000
    expect(pageOf((await get('/lawyers/germany')).text)).toBe('page 2')
  })

  it('is one for each language, look and path', async () => {
    const { get } = site()
    const asked: [string, Record<string, string>][] = [
      ['/lawyers/germany', {}],
      ['/attorneys/germany', {}],
      ['/lawyers/germany/tax', {}],
      ['/lawyers/germany', { cookie: 'theme=dark' }],
      ['/lawyers/germany', { cookie: 'text-size=large' }],
      ['/lawyers/germany', { cookie: 'easy-reading=on' }],
      ['/lawyers/germany', { cookie: 'preferred-language=es' }],
      ['/lawyers/germany?lang=es', {}],
      ['/lawyers/germany', { 'accept-language': 'ar-EG,en;q=0.5' }],
    ]
    for (const [path, headers] of asked) await get(path, headers)
    expect(made).toHaveLength(asked.length)
    for (const [path, headers] of asked) await get(path, headers)
    await get('/lawyers/germany?utm_source=x', { cookie: 'theme=purple; other=1' })
    await get('/lawyers/germany', { 'accept-language': 'es-MX' })
    expect(made).toHaveLength(asked.length)
  })

  it('is made without anything of the person who asked', async () => {
    const { get } = site()
    await get('/lawyers/germany?email=ana%40example.org&lang=es', {
      cookie: 'session=secret; theme=dark; checkout=secret',
      authorization: 'secret',
      'user-agent': 'secret',
    })
    const [request] = made
    expect(request?.url).toMatch(/\/lawyers\/germany\?lang=es$/)
    expect(request?.headers.get('cookie')).toBe('preferred-language=es; theme=dark')
    expect(JSON.stringify([...(request?.headers ?? [])])).not.toContain('secret')
  })

  it('asked for by many at once is made once', async () => {
    const { get } = site()
    let go = () => {}
    slow = new Promise((resolve) => {
      go = resolve
    })
    const answers = Array.from({ length: 5 }, () => get('/lawyers/france'))
    await new Promise((resolve) => setTimeout(resolve, 10))
    go()
    const texts = (await Promise.all(answers)).map(({ text }) => text)
    expect(new Set(texts.map(pageOf))).toEqual(new Set(['page 1']))
    expect(new Set(texts.map(nonceOf)).size).toBe(5)
  })

  it('is sent compressed to whoever takes gzip', async () => {
    const { app } = site()
    const ask = (coding: string) =>
      app.request('/lawyers/germany', { headers: { 'accept-encoding': coding } })
    // Who comes first has it made, and gets it no larger than who comes after.
    for (const turn of ['first', 'second']) {
      const answer = await ask('br, gzip;q=0.8')
      expect(answer.headers.get('content-encoding'), turn).toBe('gzip')
      expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toMatch(/page 1$/)
    }
    for (const coding of ['identity', 'gzip;q=0', 'br']) {
      expect((await ask(coding)).headers.get('content-encoding'), coding).toBeNull()
    }
  })
})

describe('not kept is', () => {
  it.each(['/lawyers/germany.data', '/lawyer/ana', '/', '/search', '/lawyersx'])(
    '%s, and it keeps its request',
    async (path) => {
      const { get } = site()
      await get(path, { cookie: 'session=own' })
      await get(path, { cookie: 'session=own' })
      expect(made.map(({ headers }) => headers.get('cookie'))).toEqual([
        'session=own',
        'session=own',
      ])
    },
  )

  it('an answer that is no page, or to more than a question', async () => {
    const { app, get } = site()
    status = 404
    await get('/lawyers/nowhere')
    await get('/lawyers/nowhere')
    expect(made).toHaveLength(2)
    status = 200
    await app.request('/lawyers/germany', { method: 'POST', headers: { cookie: 'session=own' } })
    expect(made[2]?.headers.get('cookie')).toBe('session=own')
  })
})
