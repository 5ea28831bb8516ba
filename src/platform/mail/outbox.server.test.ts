import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts'
import { connectDatabase, type DatabaseConnection } from '../database/database.server.ts'
import type { Runtime } from '../runtime.server.ts'
import { createKeyring } from '../secrets/keyring.server.ts'
import { type Delivery, deliverDueMails, type SettledMail } from './deliver-mails.server.ts'
import { keepInMailbox } from './keep-in-mailbox.server.ts'
import { listMails } from './list-mails.server.ts'
import { mailOutbox } from './mail.tables.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { listDeadMails, listWaitingMails, recordBounce, resendMail } from './outbox.server.ts'
import { type Mail, queueMail } from './queue-mail.server.ts'
import { removeOldMails } from './tidy-outbox.server.ts'

const START = new Date('2026-03-01T12:00:00Z')
const MINUTE_MS = 60_000
const keyring = createKeyring(['a secret of the tests, long enough for it'])
const mail = {
  to: 'ana@example.org',
  subject: 'Your code',
  text: 'Your code: 482913',
  kind: 'sign_in_code',
  language: 'en',
}

let database: FreshDatabase
let connection: DatabaseConnection
let clock: Date
const sent: OutgoingMail[] = []

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { info() {}, warn() {}, error() {} })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})
beforeEach(async () => {
  await connection.db.delete(mailOutbox)
  clock = START
  sent.length = 0
})

const queue = (part: Partial<Mail> = {}) =>
  queueMail(connection.db, keyring, { ...mail, ...part }, clock)
const rows = () => connection.db.select().from(mailOutbox)
const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * MINUTE_MS)
}

function deliver(): Promise<number> {
  const transport: Delivery['transport'] = {
    async send(outgoing) {
      sent.push(outgoing)
      return 'sent'
    },
  }
  return deliverDueMails({
    db: connection.db,
    keyring,
    transport,
    from: { name: '', address: 'no-reply@example.com' },
    now: () => clock,
    log: { info() {}, warn() {}, error() {} },
  })
}

it('a mail that did not get through is kept for a week and can be sent again, a code is not', async () => {
  const id = await queue({ kind: 'receipt', replyTo: 'eva@example.org' })
  const code = await queue()
  pass(24 * 60 + 1)
  await deliver()
  expect((await listDeadMails(connection.db)).map((dead) => [dead.id, dead.canResend])).toEqual(
    expect.arrayContaining([
      [id, true],
      [code, false],
    ]),
  )
  pass(6 * 24 * 60)
  await removeOldMails(connection.db, clock)
  expect(await resendMail(connection.db, code, clock)).toBe('nothing_left')
  expect(await resendMail(connection.db, randomUUID(), clock)).toBe('unknown')
  expect(await resendMail(connection.db, id, clock)).toBe('queued')
  expect(await resendMail(connection.db, id, clock)).toBe('on_its_way')
  expect((await listWaitingMails(connection.db)).map((waiting) => waiting.id)).toEqual([id])
  expect(await deliver()).toBe(1)
  expect(sent).toMatchObject([{ id, replyTo: 'eva@example.org' }])
  expect((await listDeadMails(connection.db)).map((dead) => dead.id)).toEqual([code])
})

it('after the week nothing of what it said is left', async () => {
  await queue({ kind: 'receipt', replyTo: 'eva@example.org' })
  pass(24 * 60 + 1)
  await deliver()
  pass(7 * 24 * 60 + 1)
  await removeOldMails(connection.db, clock)
  expect(await rows()).toMatchObject([
    { subjectEncrypted: null, textEncrypted: null, headEncrypted: null },
  ])
})

it('a notification marks the mail it is about once, and only for its recipient', async () => {
  const reference = await queue()
  await deliver()
  const bounce = (recipient: string) => recordBounce(connection.db, { reference, recipient }, clock)
  expect(await bounce('eve@example.org')).toBe(false)
  expect(await bounce(mail.to)).toBe(true)
  expect(await bounce(mail.to)).toBe(false)
  expect(await rows()).toMatchObject([{ bouncedAt: clock }])
})

it('mails are forgotten after 30 days, not sooner', async () => {
  await queue({ to: 'old@example.org' })
  pass(24 * 60)
  await queue()
  pass(29 * 24 * 60 + 1)
  await removeOldMails(connection.db, clock)
  expect(await rows()).toMatchObject([{ recipient: mail.to }])
})

it('mails of the demo stay readable, and never go out', async () => {
  const told: SettledMail[] = []
  const id = await queue()
  const keep = () =>
    keepInMailbox(connection.db, clock, async (_, settled) => void told.push(settled))
  expect(await keep()).toBe(1)
  expect(await keep()).toBe(0)
  expect(told).toEqual([{ id, kind: mail.kind, outcome: 'kept', at: clock }])
  expect(await rows()).toMatchObject([{ sentAt: clock, nextAttemptAt: null }])
  expect(await deliver()).toBe(0)
  const config = { demo: { mail: true } } as Runtime['config']
  expect(await listMails({ config, db: connection.db, keyring })).toMatchObject([mail])
})
