import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noteSettledMail } from '../src/app/settled-mails.ts'
import { loadPlaces } from '../src/features/places/server.ts'
import { remindLawyers } from '../src/features/referral/server/remind-lawyers.ts'
import { tellOfSilence } from '../src/features/referral/server/tell-of-silence.ts'
import { deliverDueMails } from '../src/platform/mail/deliver-mails.server.ts'
import type { OutgoingMail } from '../src/platform/mail/mail-transport.ts'
import { type AppInProcess, startAppInProcess } from './app-in-process.ts'
import { dumpRows, dumpSealed, linesWith } from './database-dump.ts'
import { type HttpBrowser, openBrowser } from './http-browser.ts'
import { personWithEverything, type WholePerson } from './person-with-everything.ts'

const PATIENCE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

let app: AppInProcess
beforeAll(async () => {
  app = await startAppInProcess()
}, PATIENCE_MS)
afterAll(() => app.close())
beforeEach(() => {
  app.clock.aheadMs = 0
})

/** What was said of the case, and its id; the form of another payment and a report of an entry are not of it. */
const marksOfCase = ({ caseId, marks: { name: _, phone, words } }: WholePerson) => [
  caseId,
  phone,
  ...words.filter((word) => !/^(?:Draft|Report)/.test(word)),
]

async function found(marks: string[]): Promise<string[]> {
  const rows = await dumpRows(app.pool)
  const sealed = await dumpSealed({ db: app.runtime.db, pool: app.pool }, app.runtime.keyring)
  return linesWith([...rows, ...sealed], marks)
}

async function remove(browser: HttpBrowser, caseId: string): Promise<number> {
  const answer = await fetch(`${app.url}/api/cases/${caseId}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', cookie: browser.cookie() },
  })
  return answer.status
}

/** As a mail server would take all that wait, each in its own week. */
async function deliverMails(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const send = async (mail: OutgoingMail) => {
    sent.push(mail)
    return 'sent' as const
  }
  for (const aheadMs of [0, WEEK_MS, 2 * WEEK_MS]) {
    app.clock.aheadMs = aheadMs
    const from = { name: 'Site', address: 'site@example.com' }
    await deliverDueMails({ ...app.runtime, from, transport: { send }, onSettled: noteSettledMail })
  }
  app.clock.aheadMs = 0
  return sent
}

/** Reminders to both lawyers, then the news that neither answered: all of it waits to be sent. */
async function letTimePass(): Promise<void> {
  const stationery = { catalogue: app.catalogue, places: loadPlaces('knowledge/places.yaml') }
  app.clock.aheadMs = WEEK_MS
  await remindLawyers(app.runtime, stationery)
  app.clock.aheadMs = 2 * WEEK_MS
  await tellOfSilence(app.runtime, stationery)
  app.clock.aheadMs = 0
}

const kindsTo = async (lawyers: string) =>
  (await app.mails())
    .filter(({ to }) => to.includes(lawyers))
    .map(({ kind }) => kind)
    .toSorted()

describe('a case that its owner deleted', () => {
  let ana: WholePerson
  let ben: WholePerson
  let bensBefore: string[]
  let sent: OutgoingMail[]

  beforeAll(async () => {
    ana = await personWithEverything(app)
    ben = await personWithEverything(app)
    await letTimePass()
    for (const mark of marksOfCase(ana)) expect(await found([mark]), mark).not.toEqual([])
    expect(await kindsTo(ana.caseId.slice(0, 8))).toEqual([
      'contact_reminder',
      'contact_reminder',
      'contact_request',
      'contact_request',
    ])
    bensBefore = await found(marksOfCase(ben))
    expect(await remove(ana.browser, ana.caseId)).toBe(200)
  }, PATIENCE_MS)

  test('is gone from every table, the queue and the outbox, open or sealed', async () => {
    // That an operator looked stays, without what for.
    const lines = await found(marksOfCase(ana))
    expect(lines).toEqual([])
  })

  test('is gone from the copy of all data and from every call', async () => {
    const copy = await ana.browser.get('/api/my-data')
    expect(copy.status).toBe(200)
    for (const mark of marksOfCase(ana)) expect(copy.text, mark).not.toContain(mark)
    expect((copy.json as { cases: unknown[] }).cases).toEqual([])
    for (const path of [
      `/api/cases/${ana.caseId}`,
      `/api/cases/${ana.caseId}/brief.pdf`,
      `/api/contact-requests?caseId=${ana.caseId}`,
    ]) {
      expect((await ana.browser.get(path)).status, path).toBe(404)
    }
    expect((await ana.browser.get('/api/contact-requests')).json).toMatchObject({ contacts: [] })
  })

  test('is found by no search', async () => {
    for (const mark of marksOfCase(ana)) {
      const q = encodeURIComponent(mark)
      for (const path of [`/api/search?q=${q}`, `/api/lawyers/search?query=${q}`]) {
        const answer = await openBrowser(app.url).get(path)
        expect(answer.status, path).toBe(200)
        expect(linesWith(answer.text.replaceAll(q, '').split('\n'), [mark]), path).toEqual([])
      }
    }
  })

  test('reaches no lawyer any more: neither the request that waited nor the reminder', async () => {
    expect(await kindsTo(ana.caseId.slice(0, 8))).toEqual([])
    sent = await deliverMails()
    const texts = sent.map((mail) => JSON.stringify(mail))
    expect(linesWith(texts, marksOfCase(ana))).toEqual([])
    // Codes of the same person are no business of the case.
    expect(sent.filter(({ to }) => to === ana.marks.email).length).toBeGreaterThan(0)
  })

  test("takes nothing of another person's along", async () => {
    const kept = (lines: string[]) => lines.filter((line) => !line.includes('mail_outbox')).sort()
    expect(kept(await found(marksOfCase(ben)))).toEqual(kept(bensBefore))
    const [summary = ''] = ben.marks.words.filter((word) => word.startsWith('Summary'))
    expect(sent.filter(({ text }) => text.includes(summary))).toHaveLength(4)
  })

  test("somebody else's delete takes back no mail", async () => {
    const eve = openBrowser(app.url)
    await app.signIn(eve, 'eve@example.org')
    const waiting = async () => (await app.mails()).map(({ id }) => id).toSorted()
    const carl = await personWithEverything(app)
    const before = await waiting()
    expect(await remove(eve, carl.caseId)).toBe(404)
    expect(await waiting()).toEqual(before)
  })
})

test(
  'a request sent at the very moment of the deletion is either sent or undone, and leaves no mail',
  async () => {
    const { browser, caseId, marks } = await personWithEverything(app)
    const slugs = ['dora', 'emil', 'fritz'].map((begin) => `${begin}-${caseId.slice(0, 8)}`)
    for (const slug of slugs) await app.addLawyer(slug)
    const request = { caseId, name: marks.name, channel: 'email', consent: true }
    const asks = slugs.map((slug) =>
      browser.post('/api/contact-requests', { ...request, summary: 'Please', lawyers: [slug] }),
    )
    const [status] = await Promise.all([remove(browser, caseId), ...asks])
    expect(status).toBe(200)
    expect(await kindsTo(caseId.slice(0, 8))).toEqual([])
    expect(await found([caseId])).toEqual([])
  },
  PATIENCE_MS,
)
