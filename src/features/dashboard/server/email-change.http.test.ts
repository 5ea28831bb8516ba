import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type AccountUnderTest,
  type Person,
  startAccountUnderTest,
} from '../../../../test/account-under-test.ts'
import { activeGrantFor, giveAccess } from '../../access/server.ts'
import { emailChanges } from '../../account/tables.ts'
import { findCase } from '../../intake/server.ts'
import { findPayment, issueReceipts } from '../../payments/server.ts'
import { payments, subscriptions } from '../../payments/tables.ts'

const START = '2026-11-10T12:00:00Z'

let app: AccountUnderTest
let names = 0

beforeAll(async () => {
  app = await startAccountUnderTest()
})
afterAll(() => app.close())
beforeEach(() => app.setNow(START))

const newAddress = () => `new-${++names}@example.org`

const ask = ({ user, cookie }: Person, email: string, address?: string) =>
  app.call(
    ['POST', `/api/users/${user.id}/email-change`],
    { cookie, ...(address ? { address } : {}) },
    { email },
  )

const confirm = ({ user, cookie }: Person, oldCode: string, newCode: string) =>
  app.call(['POST', `/api/users/${user.id}/email-change/confirm`], { cookie }, { oldCode, newCode })

async function codeIn(mailbox: string): Promise<string> {
  const mail = (await app.mailsTo(mailbox)).find(({ kind }) => kind === 'email_change')
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'none'
}

/** Asks for a change and reads both mailboxes. */
async function codesFor(person: Person, email: string) {
  expect((await ask(person, email)).status).toBe(200)
  return { old: await codeIn(person.user.email), new: await codeIn(email.trim().toLowerCase()) }
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function addressOf({ user }: Person): Promise<unknown> {
  const { rows } = await app.runtime.db.execute(sql`select email from users where id = ${user.id}`)
  return rows[0]?.['email']
}

it('codes from both mailboxes change the address, and every session goes on', async () => {
  const ana = await app.signedIn()
  const phone = await app.signedIn(ana.user.email)
  const email = newAddress()
  const codes = await codesFor(ana, ` ${email.toUpperCase()} `)
  const [head, tail] = [codes.old.slice(0, 3), codes.old.slice(3)]
  const answer = await confirm(ana, `${head} ${tail}`, codes.new)
  expect(answer).toMatchObject({ status: 200, body: { email } })
  for (const { cookie } of [ana, phone]) {
    const own = await app.call(['GET', `/api/users?email=${email}`], { cookie })
    expect(own.body).toMatchObject({ id: ana.user.id, email })
  }
  const notices = await app.mailsTo(ana.user.email)
  expect(notices.filter(({ kind }) => kind === 'email_changed')).toHaveLength(1)
  expect((await app.mailsTo(email)).filter(({ kind }) => kind === 'email_changed')).toHaveLength(1)
})

it('no mail names the other address', async () => {
  const ana = await app.signedIn()
  const email = newAddress()
  const codes = await codesFor(ana, email)
  await confirm(ana, codes.old, codes.new)
  for (const [mailbox, other] of [
    [ana.user.email, email],
    [email, ana.user.email],
  ] as const) {
    for (const { subject, text } of await app.mailsTo(mailbox)) {
      expect(`${subject} ${text}`).not.toContain(other)
    }
  }
})

it('one right code alone changes nothing, whichever it is', async () => {
  const ana = await app.signedIn()
  const codes = await codesFor(ana, newAddress())
  const wrong = { status: 400, body: { code: 'wrong_code' } }
  expect(await confirm(ana, codes.old, another(codes.new))).toMatchObject(wrong)
  expect(await confirm(ana, another(codes.old), codes.new)).toMatchObject(wrong)
  expect(await confirm(ana, codes.new, codes.old)).toMatchObject(wrong)
  expect(await addressOf(ana)).toBe(ana.user.email)
  expect((await confirm(ana, codes.old, codes.new)).status).toBe(200)
})

it('after five wrong tries the right codes are dead, also when they come at the same moment', async () => {
  const ana = await app.signedIn()
  const first = await codesFor(ana, newAddress())
  for (let tries = 0; tries < 5; tries += 1) await confirm(ana, '000000', another(first.new))
  expect((await confirm(ana, first.old, first.new)).status).toBe(400)

  const second = await codesFor(ana, newAddress())
  const tries = Array.from({ length: 12 }, (_, at) =>
    confirm(ana, second.old, at === 11 ? second.new : another(second.new)),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  const { rows } = await app.runtime.db.execute(
    sql`select attempts from email_changes where user_id = ${ana.user.id}`,
  )
  const changed = (await addressOf(ana)) !== ana.user.email
  expect(statuses.filter((status) => status === 200)).toHaveLength(changed ? 1 : 0)
  if (!changed) expect(Number(rows[0]?.['attempts'])).toBeGreaterThan(5)
  expect((await confirm(ana, second.old, second.new)).status).toBe(400)
})

it('codes work once, for ten minutes, and only the newest ones', async () => {
  const ana = await app.signedIn()
  const [first, second] = [newAddress(), newAddress()]
  const early = await codesFor(ana, first)
  app.setNow('2026-11-10T12:00:01Z')
  const late = await codesFor(ana, second)
  expect((await confirm(ana, early.old, early.new)).status).toBe(400)
  app.setNow('2026-11-10T12:10:01Z')
  expect((await confirm(ana, late.old, late.new)).status).toBe(400)
  app.setNow('2026-11-10T12:20:00Z')
  const third = newAddress()
  const codes = await codesFor(ana, third)
  app.setNow('2026-11-10T12:29:59Z')
  const twice = await Promise.all([1, 2].map(() => confirm(ana, codes.old, codes.new)))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await confirm(ana, codes.old, codes.new)).status).toBe(400)
  expect(await addressOf(ana)).toBe(third)
})

it('codes of one person open nothing for another', async () => {
  const [ana, ben] = [await app.signedIn(), await app.signedIn()]
  const codes = await codesFor(ana, newAddress())
  await codesFor(ben, newAddress())
  expect((await confirm(ben, codes.old, codes.new)).status).toBe(400)
})

it('an address that somebody has answers as a free one, and its owner gets a notice without a code', async () => {
  const [ana, ben] = [await app.signedIn(), await app.signedIn()]
  const free = await ask(ana, newAddress())
  const taken = await ask(ana, ben.user.email)
  expect([taken.status, taken.text]).toEqual([free.status, free.text])
  expect([...taken.headers]).toEqual([...free.headers])
  const [notice] = (await app.mailsTo(ben.user.email)).filter(({ kind }) => kind === 'email_change')
  expect(notice?.text).not.toMatch(/\d{6}/)
  expect(notice?.text).not.toContain(ana.user.email)
  const old = await codeIn(ana.user.email)
  const guess = await confirm(ana, old, '123456')
  expect(guess).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
  expect(await addressOf(ana)).toBe(ana.user.email)
})

it('of two who change to one address at the same moment one gets it, and the other is told', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [ana, ben] = [await app.signedIn(), await app.signedIn()]
    const email = newAddress()
    const anas = await codesFor(ana, email)
    app.setNow('2026-11-10T12:00:30Z')
    const bens = await codesFor(ben, email)
    const answers = await Promise.all([
      confirm(ana, anas.old, anas.new),
      confirm(ben, bens.old, bens.new),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'email_taken',
    })
    const addresses = [await addressOf(ana), await addressOf(ben)]
    expect(addresses.filter((address) => address === email)).toHaveLength(1)
    app.setNow(START)
  }
})

it('who signs up with the address meanwhile keeps it', async () => {
  const ana = await app.signedIn()
  const email = newAddress()
  const codes = await codesFor(ana, email)
  const newcomer = await app.signedIn(email)
  expect(await confirm(ana, codes.old, codes.new)).toMatchObject({ status: 409 })
  expect(await addressOf(newcomer)).toBe(email)
  expect(await addressOf(ana)).toBe(ana.user.email)
})

it('what is no address, one’s own address and unknown keys are refused', async () => {
  const ana = await app.signedIn()
  for (const email of ['nobody', 'a@example.org\r\nBcc: eve@example.org', '']) {
    expect(await ask(ana, email)).toMatchObject({ status: 400, body: { code: 'invalid_email' } })
  }
  expect(await ask(ana, ana.user.email.toUpperCase())).toMatchObject({
    body: { code: 'same_email' },
  })
  const path = `/api/users/${ana.user.id}/email-change`
  const more = await app.call(['POST', path], ana, { email: newAddress(), emailVerified: true })
  expect(more).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

it('codes can be asked for five times an hour, and three times for one new address', async () => {
  const ana = await app.signedIn()
  for (let calls = 0; calls < 5; calls += 1) {
    expect((await ask(ana, newAddress())).status).toBe(200)
  }
  const refused = await ask(ana, newAddress())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const victim = newAddress()
  const statuses: number[] = []
  for (let people = 0; people < 4; people += 1) {
    statuses.push((await ask(await app.signedIn(), victim)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

it('codes stand in clear in no table, and an address somebody only thought of is forgotten', async () => {
  const ana = await app.signedIn()
  const email = newAddress()
  const codes = await codesFor(ana, email)
  const [row] = await app.connection.db.select().from(emailChanges)
  expect(row).toBeDefined()
  const kept = JSON.stringify(await app.connection.db.select().from(emailChanges))
  expect(kept).toContain(email)
  expect(kept).not.toContain(codes.old)
  expect(kept).not.toContain(codes.new)
  app.setNow('2026-11-10T12:11:00Z')
  await ask(await app.signedIn(), newAddress())
  const later = JSON.stringify(await app.connection.db.select().from(emailChanges))
  expect(later).not.toContain(email)
})

it('access, cases and later papers follow the person, and who only paid learns nothing', async () => {
  const ana = await app.signedIn()
  const payment = await app.pay(ana)
  const ownCase = await app.analyse(ana)
  const paidCase = await app.analyse(ana, 'Told in the browser that paid for it.', payment)
  const email = newAddress()
  const codes = await codesFor(ana, email)
  expect((await confirm(ana, codes.old, codes.new)).status).toBe(200)
  const { runtime } = app
  // The session uses its access under the new address, the browser that paid under the one it typed.
  expect(await activeGrantFor(runtime, ana.cookie, email)).toBeDefined()
  expect(await activeGrantFor(runtime, app.paidBy(payment), ana.user.email)).toBeDefined()
  expect(await activeGrantFor(runtime, app.paidBy(payment), email)).toBeUndefined()
  const emailOf = async (id: string) => (await findCase(runtime.db, runtime.keyring, id))?.email
  expect(await emailOf(ownCase)).toBe(email)
  expect(await emailOf(paidCase)).toBe(ana.user.email)
  // Money that goes back later is the same person's, though the old address is somebody else's by then.
  const heir = await app.signedIn(ana.user.email)
  expect(heir.user.id).not.toBe(ana.user.id)
  await runtime.db.transaction(async (tx) => {
    await tx.execute(sql`update payments set amount_refunded = 300 where id = ${payment.id}`)
    await issueReceipts(runtime, app.catalogue, tx, payment.stripePaymentIntentId, undefined)
  })
  const notes = async (to: string) =>
    (await app.mailsTo(to)).filter(({ kind }) => kind === 'credit_note').length
  expect([await notes(email), await notes(ana.user.email)]).toEqual([1, 0])
  const again = await findPayment(runtime.db, payment.stripePaymentIntentId)
  if (!again) throw new Error('no payment')
  const given = await runtime.db.transaction((tx) => giveAccess(tx, again, runtime.now()))
  expect(given.userId).toBe(ana.user.id)
  const inherited = await app.call(['GET', `/api/users/${heir.user.id}/payments`], heir)
  expect(inherited.body).toEqual([])
})

it('a month of a plan that was begun under the old address is its owner’s', async () => {
  const ana = await app.signedIn()
  const { runtime, connection } = app
  const [plan] = await connection.db
    .insert(subscriptions)
    .values({
      userId: ana.user.id,
      stripeSubscriptionId: 'sub_move',
      plan: 'standard',
      status: 'active',
    })
    .returning()
  const [month] = await connection.db
    .insert(payments)
    .values({
      email: ana.user.email,
      stripePaymentIntentId: 'pi_move0000001',
      amount: 1_900,
      status: 'succeeded',
      type: 'standard',
      subscriptionId: plan?.id ?? null,
      periodStart: new Date('2026-11-10T00:00:00Z'),
      periodEnd: new Date('2026-12-10T00:00:00Z'),
    })
    .returning()
  const codes = await codesFor(ana, newAddress())
  expect((await confirm(ana, codes.old, codes.new)).status).toBe(200)
  await app.signedIn(ana.user.email)
  if (!month) throw new Error('no month')
  const given = await runtime.db.transaction((tx) => giveAccess(tx, month, runtime.now()))
  expect(given.userId).toBe(ana.user.id)
})
