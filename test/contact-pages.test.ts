import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placesContext } from '../src/features/places/server.ts'
import * as askPage from '../src/features/site/pages/ask-lawyers.tsx'
import * as answerPage from '../src/features/site/pages/contact-answer.tsx'
import * as helpPage from '../src/features/site/pages/did-this-help.tsx'
import * as stopPage from '../src/features/site/pages/mail-stop.tsx'
import { rememberedLawyer } from '../src/features/site/server/remembered-lawyer.ts'
import { catalogueContext } from '../src/i18n/catalogue.server.ts'
import { pageContext } from '../src/platform/runtime.server.ts'
import { type ContactBench, MARKER, openContactBench, type Person } from './contact-bench.ts'

const NOW = '2026-11-16T09:00:00Z'
const SITE = 'https://legal.example'

let bench: ContactBench
let eva: Person
let people = 0

beforeAll(async () => {
  bench = await openContactBench(NOW)
  await bench.addLawyers(
    { slug: 'ana', name: 'Ana Gil' },
    { slug: 'hassan', name: 'Hassan', languages: ['ar'], country: 'EG', jurisdiction: 'EG' },
  )
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.setNow(NOW)
  people += 1
  eva = await bench.becomePerson(`person-${people}@example.org`)
})

type Result = { status: number; body: Record<string, unknown>; headers: Headers }

/** Calls a page as the router does, with a form where there is one; no script is needed for any of it. */
async function open(
  page: { loader: unknown; action?: unknown },
  path: string,
  { cookie = eva.cookie, form }: { cookie?: string; form?: Record<string, string> } = {},
): Promise<Result> {
  const context = new RouterContextProvider()
  people += 1
  const clientAddress = `10.4.${people % 250}.1`
  context.set(pageContext, { runtime: bench.runtime, nonce: '', clientAddress })
  context.set(catalogueContext, bench.stationery.catalogue)
  context.set(placesContext, bench.stationery.places)
  const request = new Request(`${SITE}${path}`, {
    headers: { cookie, 'accept-language': 'en' },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  const token = new URL(request.url).pathname.split('/')[2] ?? ''
  const handle = (form ? page.action : page.loader) as (of: unknown) => unknown
  const answer = await Promise.resolve()
    .then(() => handle({ request, context, params: { token } }))
    .catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    })
  if (answer instanceof Response)
    return { status: answer.status, body: {}, headers: answer.headers }
  const { data, init } = answer as { data: Record<string, unknown>; init: ResponseInit | null }
  return { status: init?.status ?? 200, body: data, headers: new Headers(init?.headers) }
}

const WRITTEN = { name: 'Eva Novak', summary: 'They keep my deposit.', channel: 'email' }
const path = (lawyers: string[], caseId = eva.caseId) =>
  `/ask-lawyers?${new URLSearchParams([['case', caseId], ...lawyers.map((one) => ['lawyer', one])])}`

type Letters = { language: string; lawyers: string[]; subject: string; text: string }[]

test('what the preview shows is what goes out, letter by letter', async () => {
  const address = path(['ana', 'hassan'])
  const first = await open(askPage, address)
  expect(JSON.stringify(first.body)).not.toContain(MARKER)
  const { body } = await open(askPage, address, { form: { ...WRITTEN, step: 'preview' } })
  expect(body).toMatchObject({ step: 'preview', problems: {} })
  expect(await bench.mails('contact_request')).toEqual([])
  const sent = await open(askPage, address, { form: { ...WRITTEN, step: 'send', consent: 'yes' } })
  expect(sent).toMatchObject({ status: 200, body: { step: 'sent' } })
  const mails = await bench.mails('contact_request')
  const shown = (body['letters'] as Letters).filter(({ lawyers }) => lawyers.length > 0)
  expect(shown.map(({ language, subject, text }) => ({ language, subject, text }))).toEqual(
    expect.arrayContaining(
      mails.map(({ language, subject, text }) => ({ language, subject, text })),
    ),
  )
  expect(new Set(mails.map(({ language }) => language))).toEqual(new Set(['en', 'ar']))
})

test('without consent nothing goes out, and what was typed stays', async () => {
  const before = (await bench.mails('contact_request')).length
  const refused = await open(askPage, path(['ana']), { form: { ...WRITTEN, step: 'send' } })
  expect(refused).toMatchObject({
    status: 400,
    body: { step: 'preview', problems: { consent: 'missing' }, written: WRITTEN },
  })
  const empty = await open(askPage, path(['ana']), {
    form: { ...WRITTEN, name: '', step: 'preview' },
  })
  expect(empty).toMatchObject({
    status: 400,
    body: { step: 'form', problems: { name: 'missing' } },
  })
  expect(await bench.mails('contact_request')).toHaveLength(before)
})

test('a case of somebody else is not found, and without a session any case asks for the code', async () => {
  const ben = await bench.becomePerson(`ben-${people}@example.org`)
  const theirs = await open(askPage, path(['ana']), { cookie: ben.cookie })
  const nobodys = await open(askPage, path(['ana'], '0d0b6c8e-0000-4000-8000-000000000000'), {
    cookie: ben.cookie,
  })
  expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
  const form = { ...WRITTEN, step: 'send', consent: 'yes' }
  expect((await open(askPage, path(['ana']), { cookie: ben.cookie, form })).status).toBe(404)
  const signedOut = await open(askPage, path(['ana']), { cookie: '' })
  expect(signedOut.body).toMatchObject({ page: { kind: 'sign_in_required', email: '' } })
  expect((await open(askPage, path(['ana']), { cookie: '', form })).status).toBe(404)
})

test("from a lawyer's page: to the newest case, else to the form with the lawyer remembered", async () => {
  const withCase = await open(askPage, '/ask-lawyers?lawyer=ana')
  expect(withCase.headers.get('location')).toBe(`/ask-lawyers?case=${eva.caseId}&lawyer=ana`)
  const without = await open(askPage, '/ask-lawyers?lawyer=ana', { cookie: '' })
  expect(without.headers.get('location')).toBe('/')
  const remembered = without.headers.get('set-cookie') ?? ''
  expect(remembered).toMatch(/^ask-lawyer=ana; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/)
  const { db } = bench.runtime
  expect(await rememberedLawyer(db, remembered)).toEqual({ slug: 'ana', name: 'Ana Gil' })
  for (const odd of ['', 'ask-lawyer=nobody', 'ask-lawyer=%0d%0a', "ask-lawyer=' or true"])
    expect(await rememberedLawyer(db, odd)).toBeNull()
  const forged = await open(askPage, '/ask-lawyers?lawyer=a%0d%0aSet-Cookie:x', { cookie: '' })
  expect(forged.headers.get('set-cookie')).toBeNull()
  const asked = await open(askPage, path(['ana']), {
    form: { ...WRITTEN, step: 'send', consent: 'yes' },
  })
  expect(asked.headers.get('set-cookie')).toContain('ask-lawyer=; Path=/; Max-Age=0')
})

test('a lawyer answers with a plain form; forged links are a 404 on every page', async () => {
  await open(askPage, path(['ana']), { form: { ...WRITTEN, step: 'send', consent: 'yes' } })
  const mail = (await bench.mails('contact_request')).find(({ replyTo }) => replyTo === eva.email)
  const { pathname, search } = new URL(mail?.buttons?.[0]?.href ?? '')
  expect((await open(answerPage, pathname + search, { cookie: '' })).status).toBe(200)
  const form = { answer: 'can_help', message: 'Call me.' }
  const given = await open(answerPage, pathname, { cookie: '', form })
  expect(given).toMatchObject({ status: 200, body: { outcome: 'stored' } })
  const page = await open(askPage, path([]))
  expect(JSON.stringify(page.body)).toContain('Call me.')

  for (const forged of ['x', 'a.b', `${pathname.split('/').at(-1)}x`])
    for (const [name, target] of Object.entries({
      answer: answerPage,
      'did-this-help': helpPage,
      'mail-stop': stopPage,
    })) {
      const address = `/${name}/${forged}`
      expect((await open(target, address, { cookie: '' })).status, address).toBe(404)
      const posted = await open(target, address, { cookie: '', form: { answer: 'yes' } })
      expect(posted.status, address).toBe(404)
    }
})
