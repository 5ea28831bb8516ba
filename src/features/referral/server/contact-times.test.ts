import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type ContactBench,
  MARKER,
  openContactBench,
  type Person,
} from '../../../../test/contact-bench.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { Contact } from '../contract.ts'
import { startContactJobs } from './contact.jobs.ts'
import { noteBounce } from './note-delivery.ts'
import { remindLawyers } from './remind-lawyers.ts'
import { tellOfSilence } from './tell-of-silence.ts'

// A Friday: two working days later it is Tuesday, and Thursday after as many more.
const ASKED = '2026-11-20T15:00:00Z'
const TUESDAY_BEFORE = '2026-11-24T14:59:59Z'
const TUESDAY = '2026-11-24T15:00:00Z'
const THURSDAY_BEFORE = '2026-11-26T14:59:59Z'
const THURSDAY = '2026-11-26T15:00:00Z'

let bench: ContactBench
let eva: Person
let people = 0

beforeAll(async () => {
  bench = await openContactBench(ASKED)
  await bench.addLawyers(
    { slug: 'ana', name: 'Ana Gil' },
    { slug: 'ben', name: 'Ben Ito' },
    { slug: 'cairo', name: 'Cairo', country: 'EG', jurisdiction: 'EG', languages: ['ar'] },
  )
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.setNow(ASKED)
  await bench.query('delete from lawyer_referrals')
  await bench.query('delete from contact_stops')
  await bench.query('delete from mail_outbox')
  people += 1
  eva = await bench.becomePerson(`person-${people}@example.org`)
})

async function ask(lawyers: string[], changes = {}): Promise<void> {
  const body = {
    caseId: eva.caseId,
    lawyers,
    name: 'Eva Novak',
    summary: 'They keep my deposit.',
    channel: 'email',
    consent: true,
    ...changes,
  }
  const { status } = await bench.call('POST', '/api/contact-requests', { cookie: eva.cookie, body })
  expect(status).toBe(200)
}

/** What the hourly job does, at a moment. */
async function runAt(moment: string) {
  bench.setNow(moment)
  return {
    reminded: await remindLawyers(bench.runtime, bench.stationery),
    told: await tellOfSilence(bench.runtime, bench.stationery),
  }
}

const contacts = async () => {
  const answer = await bench.call('GET', '/api/contact-requests', { cookie: eva.cookie })
  return answer.body['contacts'] as Contact[]
}

it('a silent lawyer is reminded once, on the second working day and not sooner', async () => {
  await ask(['ana'])
  expect(await runAt(TUESDAY_BEFORE)).toEqual({ reminded: 0, told: 0 })
  expect(await runAt(TUESDAY)).toEqual({ reminded: 1, told: 0 })
  expect(await runAt(TUESDAY)).toEqual({ reminded: 0, told: 0 })
  const [reminder] = await bench.mails('contact_reminder')
  const [request] = await bench.mails('contact_request')
  expect(reminder).toMatchObject({ to: 'ana@lawyers.example', replyTo: eva.email })
  expect(reminder?.buttons).toEqual(request?.buttons)
  expect(reminder?.text).toContain('> They keep my deposit.')
  expect(reminder?.text).toContain('November 20, 2026')
  expect(reminder?.text).not.toContain(MARKER)
  expect(await contacts()).toMatchObject([
    { state: 'sent', remindedAt: '2026-11-24T15:00:00.000Z' },
  ])
})

it("working days are those of the lawyer's country", async () => {
  await ask(['ana', 'cairo'])
  expect(await runAt('2026-11-23T15:00:00Z')).toEqual({ reminded: 1, told: 0 })
  expect((await bench.mails('contact_reminder')).map(({ to }) => to)).toEqual([
    'cairo@lawyers.example',
  ])
})

it('after as many more days the person is told once, with the way to ask others', async () => {
  await ask(['ana', 'ben'])
  await runAt(TUESDAY)
  expect(await runAt(THURSDAY_BEFORE)).toEqual({ reminded: 0, told: 0 })
  expect(await runAt(THURSDAY)).toEqual({ reminded: 0, told: 1 })
  expect(await runAt('2027-01-01T00:00:00Z')).toEqual({ reminded: 0, told: 0 })
  const mails = await bench.mails('contact_silent')
  expect(mails).toMatchObject([
    {
      to: eva.email,
      subject: '2 lawyers have not answered yet',
      buttons: [{ href: `https://legal.example/?case=${eva.caseId}#lawyers` }],
    },
  ])
  expect(mails[0]?.plain).not.toMatch(/Ana|Ben Ito|deposit/)
  expect((await contacts()).map(({ state }) => state)).toEqual(['no_answer', 'no_answer'])
})

it('who answered, stopped, or could not be reached is not reminded', async () => {
  await bench.addLawyers({ slug: 'dora' }, { slug: 'emil' })
  await ask(['ana', 'ben', 'dora', 'emil'])
  const byLawyer = async (slug: string) =>
    (
      await bench.query<{ id: string; mail_id: string }>(
        `select r.id, r.mail_id from lawyer_referrals r join lawyers l on l.id = r.lawyer_id where l.slug = '${slug}'`,
      )
    )[0] ?? { id: '', mail_id: '' }
  await noteBounce(bench.runtime.db, (await byLawyer('ben')).mail_id, new Date(ASKED))
  await bench.query(
    `update lawyer_referrals set answer = 'cannot', answered_at = now() where id = '${(await byLawyer('ana')).id}'`,
  )
  await bench.query("delete from lawyers where slug = 'dora'")
  const { keyring } = bench.runtime
  const [hash] = keyring.fingerprints('emil@lawyers.example', 'mail-stop')
  await bench.query(`insert into contact_stops values ('${hash}', now())`)
  expect(await runAt(TUESDAY)).toEqual({ reminded: 0, told: 0 })
  expect(await bench.mails('contact_reminder')).toEqual([])
})

it('an answer between reminder and silence ends it', async () => {
  await ask(['ana'])
  await runAt(TUESDAY)
  await bench.query("update lawyer_referrals set answer = 'cannot', answered_at = now()")
  expect(await runAt(THURSDAY)).toEqual({ reminded: 0, told: 0 })
})

it('runs at once, or killed before their end, forget and repeat nobody', async () => {
  await ask(['ana', 'ben'])
  bench.setNow(TUESDAY)
  // Killed in the midst: the mail could not be written, so the mark is not there either.
  const dying = Object.create(bench.runtime, {
    config: {
      get() {
        throw new Error('killed')
      },
    },
  }) as Runtime
  await expect(remindLawyers(dying, bench.stationery)).rejects.toThrow('killed')
  expect((await contacts()).map(({ remindedAt }) => remindedAt)).toEqual([null, null])
  const counts = await Promise.all(
    Array.from({ length: 4 }, () => remindLawyers(bench.runtime, bench.stationery)),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(await bench.mails('contact_reminder')).toHaveLength(2)
  bench.setNow(THURSDAY)
  await expect(tellOfSilence(dying, bench.stationery)).rejects.toThrow('killed')
  const told = await Promise.all(
    Array.from({ length: 4 }, () => tellOfSilence(bench.runtime, bench.stationery)),
  )
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await bench.mails('contact_silent')).toHaveLength(1)
})

it('the job does it every hour', async () => {
  await ask(['ana'])
  const scheduled = new Map<string, { cron: string; run: () => Promise<void> }>()
  const every = async (name: string, cron: string, run: () => Promise<void>) =>
    void scheduled.set(name, { cron, run })
  const runtime = Object.create(bench.runtime, { jobs: { value: { every } } }) as Runtime
  await startContactJobs(runtime, bench.stationery)
  bench.setNow(TUESDAY)
  const job = scheduled.get('contact-times')
  expect(job?.cron).toMatch(/^\d+ \* \* \* \*$/)
  await job?.run()
  expect(await bench.mails('contact_reminder')).toHaveLength(1)
})
