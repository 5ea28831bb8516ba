import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts'
import { connectDatabase, type DatabaseConnection } from '../database/database.server.ts'
import type { Runtime } from '../runtime.server.ts'
import { createKeyring } from '../secrets/keyring.server.ts'
import { type Delivery, deliverDueMails, type SettledMail } from './deliver-mails.server.ts'
import { listMails } from './list-mails.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { type Mail, queueMail } from './queue-mail.server.ts'
import { headerOf, partOf, type SmtpStub, startSmtpStub } from './smtp-stub.ts'
import { createSmtpTransport } from './smtp-transport.server.ts'

const START = new Date('2026-03-01T12:00:00Z')
const MINUTE_MS = 60_000
const keyring = createKeyring(['a secret of the tests, long enough for it'])
const mail = {
  to: 'ana@example.org',
  subject: 'Your code',
  text: 'Your code: 482913\n\nGood for 10 minutes.',
  kind: 'sign_in_code',
  language: 'en',
}

let database: FreshDatabase
let connection: DatabaseConnection
let stub: SmtpStub
let answer: (command: string) => string | undefined
let clock: Date
const logged: string[] = []

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
  logged.length = 0
  answer = () => undefined
  stub = await startSmtpStub((command) => answer(command))
})
afterEach(() => stub.close())

const queue = (part: Partial<Mail> = {}) =>
  queueMail(connection.db, keyring, { ...mail, ...part }, clock)
const rows = () => connection.db.select().from(mailOutbox)
const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * MINUTE_MS)
}

function deliver(part: Partial<Delivery> = {}): Promise<number> {
  const say = (...said: unknown[]) => void logged.push(JSON.stringify(said))
  return deliverDueMails({
    db: connection.db,
    keyring,
    transport: createSmtpTransport(stub.url),
    from: { name: 'Legal AI Assistant', address: 'no-reply@example.com' },
    now: () => clock,
    log: { info: say, warn: say, error: say },
    ...part,
  })
}

it('a queued mail arrives with its text, its page and its sender', async () => {
  await queue()
  expect(await deliver()).toBe(1)
  const [got] = stub.received
  if (!got) throw new Error('nothing arrived')
  expect(got).toMatchObject({ from: 'no-reply@example.com', to: ['ana@example.org'] })
  expect(headerOf(got, 'From')).toBe('Legal AI Assistant <no-reply@example.com>')
  expect(headerOf(got, 'Auto-Submitted')).toBe('auto-generated')
  expect(partOf(got, 'text/plain')).toBe(mail.text)
  expect(partOf(got, 'text/html')).toMatch(/<p [^>]*>Your code: 482913<\/p>/)
  expect(headerOf(got, 'X-Reference')).toBe((await rows())[0]?.id)
})

it('every mail says below who sends it and why, in its language, and how to stop it', async () => {
  const said: Record<string, string> = { 'mail.why.news': 'Why', 'mail.why.other': 'Other' }
  const words: Delivery['words'] = (language) => (key, _fillings, otherwise) =>
    `${said[key] ?? otherwise ?? key} (${language})`
  await queue({ kind: 'news', language: 'es', stopUrl: 'https://example.com/mail-stop/x.y' })
  await queue({ kind: 'unheard_of', to: 'ben@example.org' })
  await deliver({ words })
  const texts = stub.received.map((got) => partOf(got, 'text/plain')).toSorted()
  expect(texts[0]).toMatch(/-- \nmail.layout.sentBy \(en\)\nOther \(en\) \(en\)$/)
  expect(texts[1]).toContain('Why (es)\nmail.layout.stop (es)\nhttps://example.com/mail-stop/x.y')
  const pages = stub.received.map((got) => partOf(got, 'text/html')).join()
  expect(pages).toContain('<a class="m-link" href="https://example.com/mail-stop/x.y"')
})

it('answers go where the mail says, and mail programs can stop it with one click', async () => {
  await queue({ replyTo: 'eva@example.org', stopUrl: 'https://example.com/mail-stop/x.y' })
  await queue({ to: 'ben@example.org' })
  await deliver()
  const [first, second] = stub.received.toSorted((a, b) =>
    (a.to[0] ?? '').localeCompare(b.to[0] ?? ''),
  )
  if (!first || !second) throw new Error('nothing arrived')
  expect(headerOf(first, 'Reply-To')).toBe('eva@example.org')
  expect(headerOf(first, 'List-Unsubscribe')).toBe('<https://example.com/mail-stop/x.y>')
  expect(headerOf(first, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  for (const name of ['Reply-To', 'List-Unsubscribe', 'List-Unsubscribe-Post'])
    expect(headerOf(second, name)).toBeUndefined()
})

it('what became of a mail is told in the same transaction', async () => {
  const told: SettledMail[] = []
  const onSettled = async (_: unknown, settled: SettledMail) => void told.push(settled)
  const sent = await queue()
  await deliver({ onSettled })
  answer = (command) => (command.includes('nobody') ? '550 No such mailbox' : undefined)
  const refused = await queue({ to: 'nobody@example.org' })
  await deliver({ onSettled })
  const late = await queue()
  pass(24 * 60 + 1)
  await deliver({ onSettled })
  expect(told.map(({ id, outcome }) => [id, outcome])).toEqual([
    [sent, 'sent'],
    [refused, 'refused'],
    [late, 'given_up'],
  ])
  const kept = await queue({ to: 'kept@example.org' })
  const failing = async () => Promise.reject(new Error('cannot be noted'))
  await expect(deliver({ onSettled: failing })).rejects.toThrow('cannot be noted')
  expect((await rows()).find(({ id }) => id === kept)).toMatchObject({ sentAt: null })
})

it('an Arabic mail arrives intact', async () => {
  const subject = 'رمز الدخول إلى المساعد القانوني الخاص بك صالح لمدة عشر دقائق فقط'
  const text = 'الرمز: ٤٨٢٩١٣\n\nصالح لعشر دقائق.'
  await queue({ subject, text, language: 'ar' })
  await deliver()
  const [got] = stub.received
  if (!got) throw new Error('nothing arrived')
  expect(headerOf(got, 'Subject')).toBe(subject)
  expect(headerOf(got, 'Content-Language')).toBe('ar')
  expect(partOf(got, 'text/plain')).toBe(text)
  expect(partOf(got, 'text/html')).toContain('dir="rtl"')
})

it('a mail is sent once, however many workers deliver', async () => {
  const people = Array.from({ length: 20 }, (_, at) => `person${at}@example.org`)
  for (const to of people) await queue({ to })
  const sent = await Promise.all([deliver(), deliver(), deliver()])
  expect(sent[0] + sent[1] + sent[2]).toBe(20)
  expect(stub.received.flatMap(({ to }) => to).sort()).toEqual(people.sort())
  expect(await deliver()).toBe(0)
})

it('while one worker waits for a slow server, no other takes its mail', async () => {
  await queue()
  let begun = () => {}
  const inHand = new Promise<void>((resolve) => {
    begun = resolve
  })
  let finish = (_: 'sent') => {}
  const transport: Delivery['transport'] = {
    send: () => {
      begun()
      return new Promise((resolve) => {
        finish = resolve
      })
    },
  }
  const slow = deliver({ transport })
  await inHand
  expect(await deliver()).toBe(0)
  finish('sent')
  expect(await slow).toBe(1)
  expect(stub.received).toHaveLength(0)
})

it('a mail whose worker died is sent by another a minute later', async () => {
  await queue()
  await connection.db
    .update(mailOutbox)
    .set({ attempts: 1, nextAttemptAt: new Date(clock.getTime() + MINUTE_MS) })
  expect(await deliver()).toBe(0)
  pass(1)
  expect(await deliver()).toBe(1)
})

it('what a mail said is gone once it was delivered', async () => {
  await queue()
  await deliver()
  const [row] = await rows()
  expect(row).toMatchObject({
    recipient: mail.to,
    sentAt: clock,
    failedAt: null,
    nextAttemptAt: null,
    subjectEncrypted: null,
    textEncrypted: null,
    headEncrypted: null,
  })
  const config = { demo: { mail: true } } as Runtime['config']
  expect(await listMails({ config, db: connection.db, keyring })).toEqual([])
})

it('with the server down a mail is tried after 1, 5, 30 and 120 minutes, then given up', async () => {
  await queue()
  await stub.close()
  for (const [at, minutes] of [1, 5, 30, 120].entries()) {
    expect(await deliver()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: at + 1, failedAt: null, sentAt: null }])
    pass(minutes - 0.1)
    await deliver()
    expect((await rows())[0]?.attempts).toBe(at + 1)
    pass(0.1)
  }
  await deliver()
  expect(await rows()).toMatchObject([
    { attempts: 5, failedAt: clock, bouncedAt: null, nextAttemptAt: null, textEncrypted: null },
  ])
  expect(logged).toHaveLength(5)
  expect(logged.join()).not.toMatch(/ana@|482913/)
})

it('a mail put off arrives when the server is back', async () => {
  await queue()
  answer = (command) => (command.startsWith('DATA') ? '451 Later' : undefined)
  expect(await deliver()).toBe(0)
  answer = () => undefined
  pass(1)
  expect(await deliver()).toBe(1)
  expect(stub.received).toHaveLength(1)
})

it('a recipient the server refuses for good is not tried again, and holds up nobody', async () => {
  await queue({ to: 'nobody@example.org' })
  await queue()
  answer = (command) => (command.includes('nobody') ? '550 No such mailbox' : undefined)
  expect(await deliver()).toBe(1)
  const refused = eq(mailOutbox.recipient, 'nobody@example.org')
  expect(await connection.db.select().from(mailOutbox).where(refused)).toMatchObject([
    { attempts: 1, failedAt: clock, bouncedAt: clock, nextAttemptAt: null, textEncrypted: null },
  ])
  expect(logged.join()).not.toContain('nobody@')
})

it('a new mail goes before those that are tried again', async () => {
  await queue({ to: 'old@example.org' })
  answer = () => '421 Busy'
  await deliver()
  answer = () => undefined
  pass(10)
  await queue({ to: 'new@example.org' })
  await deliver()
  expect(stub.received.map(({ to }) => to[0])).toEqual(['new@example.org', 'old@example.org'])
})

it('a mail that waited for more than a day is not sent any more', async () => {
  await queue()
  pass(24 * 60 + 1)
  expect(await deliver()).toBe(0)
  expect(stub.received).toHaveLength(0)
  expect(await rows()).toMatchObject([{ failedAt: clock, textEncrypted: null }])
})

it('a row forged in the database cannot add a recipient or a header', async () => {
  const forged = 'ana@example.org>\r\nRCPT TO:<eve@example.org'
  for (const recipient of [forged, 'ana@example.org, eve@example.org']) {
    await queue()
    await connection.db.update(mailOutbox).set({ recipient })
    expect(await deliver()).toBe(0)
    await connection.db.delete(mailOutbox)
  }
  expect(stub.received).toHaveLength(0)
})
