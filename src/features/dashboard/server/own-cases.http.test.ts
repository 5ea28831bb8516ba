import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type AccountUnderTest,
  type Person,
  startAccountUnderTest,
} from '../../../../test/account-under-test.ts'
import { readCase } from '../../analysis/server.ts'
import { keepFormDraft, recordCaseRead } from '../../intake/server.ts'
import { caseReads, legalCases } from '../../intake/tables.ts'
import { loadPlaces } from '../../places/server.ts'
import { caseDetail, shownCases } from './own-cases.ts'

const MARKER = 'Quittenmarmeladenstreit'
const TITLE = 'Zwetschgenknödel'

const places = loadPlaces('knowledge/places.yaml')
let app: AccountUnderTest
let ana: Person
let ben: Person

beforeAll(async () => {
  app = await startAccountUnderTest()
  ana = await app.signedIn()
  ben = await app.signedIn()
  await app.pay(ana)
  await app.pay(ben)
})
afterAll(() => app.close())
beforeEach(() => app.setNow('2026-11-10T12:00:00Z'))

const rename = (id: string, cookie: string, title: unknown) =>
  app.call(['PATCH', `/api/cases/${id}`], { cookie }, { title })
const remove = (id: string, cookie: string) => app.call(['DELETE', `/api/cases/${id}`], { cookie })
const runAgain = (id: string, cookie: string, body: unknown = {}) =>
  app.call(['POST', `/api/cases/${id}/run-again`], { cookie }, body)

const reader = ({ user, cookie }: Person) => ({ user, cookies: cookie, language: 'en' as const })
const listOf = (person: Person) => shownCases(app.runtime, places, reader(person))
const detailOf = (person: Person, id: string) => caseDetail(app.runtime, places, reader(person), id)

it('a name is kept encrypted, shown to its owner, and taken away again', async () => {
  const id = await app.analyse(ana)
  expect((await rename(id, ana.cookie, `  ${TITLE}\n`)).body).toEqual({ title: TITLE })
  expect((await listOf(ana)).find((one) => one.id === id)).toMatchObject({
    title: TITLE,
    area: 'real-estate',
    place: 'California',
  })
  expect(await app.dump()).not.toContain(TITLE)
  expect((await rename(id, ana.cookie, '')).body).toEqual({ title: '' })
  expect((await detailOf(ana, id))?.title).toBeNull()
})

it('a name that is too long, no text, or comes with more than itself is refused', async () => {
  const id = await app.analyse(ana)
  expect(await rename(id, ana.cookie, 'x'.repeat(81))).toMatchObject({
    status: 400,
    body: { code: 'invalid_title' },
  })
  expect((await rename(id, ana.cookie, 7)).status).toBe(400)
  const more = { title: 'a', userId: ben.user.id }
  const answer = await app.call(['PATCH', `/api/cases/${id}`], ana, more)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect((await detailOf(ana, id))?.title).toBeNull()
})

it("another's case answers every call like one that does not exist, with and without its payer's cookie", async () => {
  const payment = await app.pay(ana)
  const id = await app.analyse(ana, MARKER, payment)
  const unknown = randomUUID()
  const payer = app.paidBy(payment)
  for (const cookie of [ben.cookie, `${ben.cookie}; ${payer}`, payer, '']) {
    for (const call of [
      (one: string) => rename(one, cookie, 'mine now'),
      (one: string) => remove(one, cookie),
      (one: string) => runAgain(one, cookie),
    ]) {
      const [theirs, nobodys] = [await call(id), await call(unknown)]
      expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text])
      expect([401, 404]).toContain(theirs.status)
    }
  }
  expect((await remove('not-an-id', ben.cookie)).status).toBe(404)
  expect(await detailOf(ben, id)).toBeUndefined()
  expect(await detailOf(ben, 'not-an-id')).toBeUndefined()
  expect(await detailOf(ana, id)).toBeDefined()
})

it('a deleted case is gone everywhere; that an analysis was made still counts', async () => {
  const carl = await app.signedIn()
  const payment = await app.pay(carl)
  const id = await app.analyse(carl, `My landlord and the ${MARKER} of last spring.`, payment)
  await rename(id, carl.cookie, TITLE)
  const { runtime } = app
  const { stripePaymentIntentId: intent } = payment
  const form = { facts: MARKER } as Parameters<typeof keepFormDraft>[3]
  await keepFormDraft(runtime.db, runtime.keyring, intent, form)
  await readCase(runtime, carl.cookie, id)
  await recordCaseRead(runtime.db, {
    caseId: id,
    reader: 'operator',
    operator: 'op',
    reason: 'asked for help',
    readAt: runtime.now(),
  })
  const sealed = await sealedTexts(id, intent)
  // Facts, result and draft; the fourth is the name.
  expect(sealed.filter(({ text }) => text.includes(MARKER))).toHaveLength(3)
  expect(sealed.filter(({ text }) => text === TITLE)).toHaveLength(1)
  const before = await app.dump()
  expect(before).toContain(id)
  for (const { cipher } of sealed) expect(before).toContain(cipher)

  expect(await remove(id, carl.cookie)).toMatchObject({ status: 200, body: { success: true } })

  const after = await app.dump()
  expect(after).not.toContain(id)
  expect(after).not.toContain(MARKER)
  for (const { cipher } of sealed) expect(after).not.toContain(cipher)
  const mails = await app.mailsTo(carl.user.email)
  expect(mails.length).toBeGreaterThan(0)
  expect(JSON.stringify(mails)).not.toContain(MARKER)
  expect(await readCase(runtime, carl.cookie, id)).toBeUndefined()
  expect(await readCase(runtime, app.paidBy(payment), id)).toBeUndefined()
  expect(await listOf(carl)).toEqual([])
  const { rows } = await runtime.db.execute(
    sql`select count(*)::int as uses from grant_uses join grants on grants.id = grant_uses.grant_id
      where grants.user_id = ${carl.user.id}`,
  )
  expect(rows).toEqual([{ uses: 1 }])
  expect((await remove(id, carl.cookie)).status).toBe(404)
})

/** What is stored encrypted of a case, opened, with its ciphertext. */
async function sealedTexts(id: string, intent: string) {
  const { runtime } = app
  const { rows } = await runtime.db.execute(sql`
    select 'legal_cases.facts:' || id as place, facts_encrypted as cipher from legal_cases where id = ${id}
    union all select 'legal_cases.title:' || id, title_encrypted from legal_cases where id = ${id}
    union all select 'legal_analysis.result:' || id, result_encrypted from legal_analysis where case_id = ${id}
    union all select 'form_drafts:' || payment_intent_id, form_encrypted from form_drafts
      where payment_intent_id = ${intent}`)
  return rows.map((row) => {
    const [place, cipher] = [String(row['place']), String(row['cipher'])]
    return { cipher, text: runtime.keyring.decrypt(cipher, place) }
  })
}

it('run again, the same facts are a new case under the same name, and one more analysis is used', async () => {
  const dora = await app.signedIn()
  const payment = await app.pay(dora)
  const facts = 'They keep my deposit since last spring.'
  const id = await app.analyse(dora, facts, payment)
  await rename(id, dora.cookie, TITLE)
  app.asked.length = 0
  const answer = await runAgain(id, dora.cookie, { language: 'es' })
  expect(answer.status).toBe(200)
  const { caseId } = answer.body as { caseId: string }
  expect(caseId).not.toBe(id)
  expect(app.asked).toMatchObject([{ facts, jurisdiction: 'US-CA', interfaceLanguage: 'es' }])
  const cases = await listOf(dora)
  expect(cases.map((one) => [one.id, one.title])).toEqual([
    [caseId, TITLE],
    [id, TITLE],
  ])
  const { rows } = await app.runtime.db.execute(
    sql`select count(*)::int as uses from grant_uses join grants on grants.id = grant_uses.grant_id
      where grants.user_id = ${dora.user.id}`,
  )
  expect(rows).toEqual([{ uses: 2 }])
  // The browser that paid made the first one; what the owner asks later with a session is theirs alone.
  expect(await readCase(app.runtime, app.paidBy(payment), id)).toBeDefined()
  expect(await readCase(app.runtime, app.paidBy(payment), caseId)).toBeUndefined()
})

it('without access it is not run again, and nothing is asked or stored', async () => {
  const eve = await app.signedIn()
  await app.pay(eve)
  const id = await app.analyse(eve)
  expect((await detailOf(eve, id))?.hasAccess).toBe(true)
  app.setNow('2026-12-11T12:00:00Z')
  expect((await detailOf(eve, id))?.hasAccess).toBe(false)
  app.asked.length = 0
  expect(await runAgain(id, eve.cookie)).toMatchObject({
    status: 402,
    body: { code: 'payment_required' },
  })
  expect(app.asked).toEqual([])
  expect(await listOf(eve)).toHaveLength(1)
})

it('openings are kept once an hour for owner and payer each, and every one of an operator', async () => {
  const fay = await app.signedIn()
  const payment = await app.pay(fay)
  const id = await app.analyse(fay, 'Something long enough to read.', payment)
  const { runtime } = app
  const open = (cookie: string) => readCase(runtime, cookie, id)
  await Promise.all(Array.from({ length: 6 }, () => open(fay.cookie)))
  app.setNow('2026-11-10T12:59:59Z')
  await open(fay.cookie)
  await open(app.paidBy(payment))
  app.setNow('2026-11-10T13:00:00Z')
  await open(fay.cookie)
  const operator = { reader: 'operator' as const, operator: 'Op', readAt: runtime.now() }
  await recordCaseRead(runtime.db, { ...operator, caseId: id, reason: 'first' })
  await recordCaseRead(runtime.db, { ...operator, caseId: id, reason: '<b>second</b>' })
  const reads = (await detailOf(fay, id))?.reads ?? []
  const count = (kind: string) => reads.filter((read) => read.reader === kind).length
  expect([count('owner'), count('payer'), count('operator')]).toEqual([2, 1, 2])
  expect(reads.map(({ reason }) => reason)).toContain('<b>second</b>')
  expect(JSON.stringify(reads)).not.toContain('Op"')
  await open('')
  await open(ben.cookie)
  const kept = await app.connection.db.select().from(caseReads)
  expect(kept.filter(({ caseId }) => caseId === id)).toHaveLength(5)
})

it('an opening of a case that is gone meanwhile is no error', async () => {
  const read = { caseId: randomUUID(), reader: 'owner' as const, readAt: app.runtime.now() }
  await expect(recordCaseRead(app.runtime.db, read)).resolves.toBeUndefined()
})

it('the list is of the person alone, newest first', async () => {
  const gil = await app.signedIn()
  await app.pay(gil)
  const first = await app.analyse(gil)
  const second = await app.analyse(gil)
  expect((await listOf(gil)).map(({ id }) => id)).toEqual([second, first])
  const all = await app.connection.db.select({ id: legalCases.id }).from(legalCases)
  expect(all.length).toBeGreaterThan(2)
})
