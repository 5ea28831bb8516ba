import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findUser } from '../src/features/account/server.ts'
import { adviserContext } from '../src/features/analysis/server.ts'
import * as accountPage from '../src/features/dashboard/pages/account.tsx'
import { loadPlaces, placesContext } from '../src/features/places/server.ts'
import { catalogueContext } from '../src/i18n/catalogue.server.ts'
import { pageContext } from '../src/platform/runtime.server.ts'
import { type AccountUnderTest, type Person, startAccountUnderTest } from './account-under-test.ts'

const SITE = 'https://site.example'
const places = loadPlaces('knowledge/places.yaml')

let app: AccountUnderTest
let visits = 0

beforeAll(async () => {
  app = await startAccountUnderTest()
})
afterAll(() => app.close())
beforeEach(() => app.setNow('2026-11-10T12:00:00Z'))

function contextOf(clientAddress = `10.9.${visits++ % 256}.1`): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, { runtime: app.runtime, nonce: '', clientAddress })
  context.set(catalogueContext, app.catalogue)
  context.set(adviserContext, app.adviser)
  context.set(placesContext, places)
  return context
}

type Shown = Awaited<ReturnType<typeof accountPage.loader>>

async function open(cookie: string, query = ''): Promise<Shown> {
  const request = new Request(`${SITE}/account${query}`, { headers: { cookie } })
  return accountPage.loader({ request, params: {}, context: contextOf() } as never)
}

async function send(cookie: string, fields: Record<string, string>, clientAddress?: string) {
  const request = new Request(`${SITE}/account`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  const context = contextOf(clientAddress)
  const answer: unknown = await accountPage.action({ request, params: {}, context } as never)
  if (answer instanceof Response) return { goTo: answer.headers.get('location') }
  return answer as null | {
    data: { intent: string; ok: boolean; code: string; waitSeconds?: number }
    init: { status: number; headers: Record<string, string> }
  }
}

async function answerTo(person: Person, fields: Record<string, string>, clientAddress?: string) {
  const answer = await send(person.cookie, fields, clientAddress)
  if (!answer || 'goTo' in answer) throw new Error('no words were answered')
  return answer
}

test('who is not signed in is shown nothing of an account, and no form of theirs does anything', async () => {
  const ana = await app.signedIn()
  const tags = { title: 'Your account', noIndex: true }
  expect(await open('')).toEqual({ account: null, demoMailbox: true, tags })
  expect(await open('legal.session_token=forged.AAAA', '?tab=cases')).toMatchObject({
    account: null,
  })
  expect(await send('', { intent: 'profile', name: 'Eve' })).toBeNull()
  expect((await findUser(app.runtime.db, ana.user.id))?.name).toBe('')
})

test('the address says which tab is open, and another one opens the first', async () => {
  const { cookie } = await app.signedIn()
  const tabOf = async (query: string) => (await open(cookie, query)).account?.open.tab
  expect(await tabOf('')).toBe('profile')
  expect(await tabOf('?tab=billing')).toBe('billing')
  expect(await tabOf('?tab=nothing')).toBe('profile')
  expect((await open(cookie, '?tab=cases&case=not-an-id')).account?.open).toEqual({
    tab: 'cases',
    detail: null,
    asksToDelete: false,
  })
})

test('a saved language is kept by the account and by the browser', async () => {
  const ana = await app.signedIn()
  const answer = await answerTo(ana, { intent: 'profile', name: 'Ana', language: 'es' })
  expect(answer.data).toEqual({ intent: 'profile', ok: true, code: 'saved' })
  expect(answer.init.headers['Set-Cookie']).toMatch(
    /^preferred-language=es; path=\/; max-age=\d+; samesite=lax$/,
  )
  expect(await findUser(app.runtime.db, ana.user.id)).toMatchObject({
    name: 'Ana',
    preferredLanguage: 'es',
  })
  const refused = await answerTo(ana, { intent: 'profile', name: 'x'.repeat(101), language: 'ar' })
  expect(refused).toMatchObject({ data: { code: 'invalid_name' }, init: { status: 400 } })
  expect(refused.init.headers['Set-Cookie']).toBeUndefined()
})

test('codes are asked for, seen as under way, typed and given up by forms', async () => {
  const ana = await app.signedIn()
  const email = 'page-new@example.org'
  const pending = async () => {
    const shown = (await open(ana.cookie)).account?.open
    return shown && 'emailChange' in shown ? shown.emailChange : undefined
  }
  expect(await pending()).toBeNull()
  const sent = await answerTo(ana, { intent: 'email-change', email })
  expect(sent).toMatchObject({ data: { ok: true, code: 'sent' }, init: { status: 200 } })
  expect(await pending()).toEqual({ newEmail: email })
  const wrong = await answerTo(ana, { intent: 'email-codes', oldCode: '1', newCode: '' })
  expect(wrong).toMatchObject({ data: { ok: false, code: 'wrong_code' }, init: { status: 400 } })
  await answerTo(ana, { intent: 'email-cancel' })
  expect(await pending()).toBeNull()

  await answerTo(ana, { intent: 'email-change', email })
  const code = async (mailbox: string) =>
    /\b\d{6}\b/.exec(
      (await app.mailsTo(mailbox)).find(({ kind }) => kind === 'email_change')?.text ?? '',
    )?.[0] ?? ''
  const codes = { oldCode: await code(ana.user.email), newCode: await code(email) }
  expect((await answerTo(ana, { intent: 'email-codes', ...codes })).data.code).toBe('changed')
  expect((await open(ana.cookie)).account?.header.email).toBe(email)
})

test('deleting leads back to the list, running again to the new result', async () => {
  const ana = await app.signedIn()
  await app.pay(ana)
  const id = await app.analyse(ana)
  const again = await send(ana.cookie, { intent: 'run-again', case: id })
  expect(again).toEqual({ goTo: expect.stringMatching(/^\/\?case=[0-9a-f-]{36}$/) })
  expect(await send(ana.cookie, { intent: 'delete', case: id })).toEqual({
    goTo: '/account?tab=cases&deleted=yes',
  })
  const gone = await answerTo(ana, { intent: 'delete', case: id })
  expect(gone).toMatchObject({ data: { ok: false, code: 'not_found' }, init: { status: 400 } })
})

test("another's case is not renamed, deleted or run again by a form", async () => {
  const [ana, ben] = [await app.signedIn(), await app.signedIn()]
  await app.pay(ana)
  await app.pay(ben)
  const id = await app.analyse(ana)
  for (const intent of ['rename', 'delete', 'run-again']) {
    const answer = await answerTo(ben, { intent, case: id, title: 'mine' })
    expect(answer.data).toEqual({ intent, ok: false, code: 'not_found' })
  }
  expect((await open(ana.cookie, '?tab=cases')).account?.open).toMatchObject({
    cases: [{ id, title: null }],
  })
})

test('a form that is none of ours changes nothing, and one that comes too often is told to wait', async () => {
  const ana = await app.signedIn()
  expect((await answerTo(ana, { intent: '__proto__' })).data).toMatchObject({ code: 'unknown' })
  expect((await answerTo(ana, {})).data).toMatchObject({ code: 'unknown' })
  let last = await answerTo(ana, { intent: 'profile', name: 'Ana' }, '203.0.113.50')
  for (let calls = 0; calls < 61 && last.data.ok; calls += 1)
    last = await answerTo(ana, { intent: 'profile', name: 'Ana' }, '203.0.113.50')
  expect(last).toMatchObject({ data: { code: 'too_often' }, init: { status: 429 } })
  expect(Number(last.init.headers['Retry-After'])).toBe(last.data.waitSeconds)
})
