import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts'
import { connectDatabase, type DatabaseConnection } from '../database/database.server.ts'
import type { Runtime } from '../runtime.server.ts'
import { createKeyring } from '../secrets/keyring.server.ts'
import { findMail, listMails } from './list-mails.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { queueMail } from './queue-mail.server.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const keyring = createKeyring(['a secret of the tests, long enough for it'])
const mail = {
  to: 'ana@example.org',
  subject: 'Hello',
  text: 'One & <two>\nthree\n\nfour',
  kind: 'test',
  language: 'ar',
}

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Pick<Runtime, 'config' | 'db' | 'keyring'>

const settings = (demoMail: boolean) => ({ demo: { mail: demoMail } }) as Runtime['config']

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { info() {}, warn() {}, error() {} })
  runtime = { db: connection.db, keyring, config: settings(true) }
})

afterAll(async () => {
  await connection.close()
  await database.drop()
})

it('a queued mail is encrypted at rest and readable in the demo mailbox only', async () => {
  await queueMail(connection.db, keyring, mail, NOW)
  const [row] = await connection.db.select().from(mailOutbox)
  expect(JSON.stringify(row)).not.toMatch(/Hello|four/)
  const [listed] = await listMails(runtime)
  expect(listed).toMatchObject({ ...mail, createdAt: NOW })
  expect(listed?.html).toContain('<html lang="ar" dir="rtl">')
  expect(listed?.html).toMatch(
    /<p [^>]*><bdi dir="ltr">One &amp; &lt;two&gt;<\/bdi><br><bdi dir="ltr">three<\/bdi><\/p>\n<p [^>]*><bdi dir="ltr">four<\/bdi><\/p>/,
  )
  expect(await listMails({ ...runtime, config: settings(false) })).toEqual([])
})

it('a mail goes out only when its transaction commits', async () => {
  const before = (await listMails(runtime)).length
  const failing = connection.db.transaction(async (tx) => {
    await queueMail(tx, keyring, mail, NOW)
    throw new Error('afterwards')
  })
  await expect(failing).rejects.toThrow('afterwards')
  expect(await listMails(runtime)).toHaveLength(before)
})

it('a head line that is more than one line, one address or one link sends nothing', async () => {
  const forged = [
    { to: 'a@b.org\nBcc: c@d.org' },
    { subject: 'Hi\r\nBcc: c@d.org' },
    { replyTo: 'a@b.org\r\nBcc: c@d.org' },
    { replyTo: 'a@b.org, c@d.org' },
    { stopUrl: 'https://example.org/\r\nBcc: c@d.org' },
    { stopUrl: 'javascript:alert(1)' },
    { stopUrl: 'https://example.org/>, <mailto:c@d.org' },
    { buttons: [{ label: 'Open', href: 'javascript:alert(1)' }] },
    { buttons: [{ label: 'Open', href: 'https://example.org/" onclick="x' }] },
  ]
  const before = (await listMails(runtime)).length
  for (const part of forged)
    await expect(
      queueMail(connection.db, keyring, { ...mail, ...part }, NOW),
      JSON.stringify(part),
    ).rejects.toThrow()
  expect(await listMails(runtime)).toHaveLength(before)
})

it('one mail of the demo is found by its id, and none where real mail is configured', async () => {
  const words = () => (key: string) => key
  const id = await queueMail(connection.db, keyring, mail, NOW)
  expect(await findMail(runtime, id, words)).toMatchObject({ id, subject: 'Hello' })
  expect((await findMail(runtime, id, words))?.html).toContain('mail.layout.sentBy')
  for (const unknown of ['', "' or true --", '00000000-0000-4000-8000-000000000000'])
    expect(await findMail(runtime, unknown, words)).toBeUndefined()
  expect(await findMail({ ...runtime, config: settings(false) }, id, words)).toBeUndefined()
})
