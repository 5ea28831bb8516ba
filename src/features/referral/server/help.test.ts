import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ContactBench,
  MARKER,
  openContactBench,
  type Person,
  TEST_SECRET,
} from '../../../../test/contact-bench.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { askIfHelped } from './ask-if-helped.ts'
import { listAnswerCounts, listGivenTexts } from './help.repo.ts'
import { answerHelpLink, readHelpLink } from './help-link.ts'
import { readStopLink, stopByLink } from './stop-link.ts'

const MADE = '2026-11-02T09:00:00Z'
const TWO_WEEKS_LATER = '2026-11-16T09:00:01Z'
const UNKNOWN = '0d0b6c8e-0000-4000-8000-000000000000'

let bench: ContactBench
let eva: Person
let people = 0
let calls = 0

beforeAll(async () => {
  bench = await openContactBench(MADE)
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.setNow(MADE)
  for (const table of [
    'answer_counts',
    'given_texts',
    'help_questions',
    'mail_stops',
    'legal_cases',
  ])
    await bench.query(`delete from ${table}`)
  await bench.query('delete from mail_outbox')
  people += 1
  eva = await bench.becomePerson(`person-${people}@example.org`)
})

const nextAddress = () => {
  calls += 1
  return `10.3.${calls % 250}.1`
}
const counts = () => listAnswerCounts(bench.runtime.db)
const texts = () => listGivenTexts(bench.runtime.db, bench.runtime.keyring)
const say = (body: Record<string, unknown>, cookie = eva.payer) =>
  bench.call('POST', '/api/help-answers', {
    cookie,
    body: { caseId: eva.caseId, question: 'result', answer: 'yes', ...body },
  })
const ask = () => askIfHelped(bench.runtime, bench.stationery.catalogue)
const questions = () => bench.mails('help_question')

describe('the question under a result', () => {
  it('counts the answer and keeps nothing that says whose it was', async () => {
    expect(await say({ answer: 'partly' })).toMatchObject({ status: 200, body: { counted: true } })
    expect(await say({ answer: 'yes' }, `${eva.cookie}`)).toMatchObject({
      body: { counted: false },
    })
    expect(await counts()).toEqual([
      {
        day: '2026-11-02',
        question: 'result',
        answer: 'partly',
        area: 'real-estate',
        language: 'en',
        count: 1,
      },
    ])
    expect(await bench.dump('answer_counts')).not.toMatch(new RegExp(`${eva.caseId}|person-`))
    expect(await texts()).toEqual([])
  })

  it('many answers are one row', async () => {
    await say({})
    const ben = await bench.becomePerson(`ben-${people}@example.org`)
    await say({ caseId: ben.caseId }, ben.payer)
    expect(await counts()).toMatchObject([{ answer: 'yes', count: 2 }])
  })

  it('a correction of the area is counted under the area that was found', async () => {
    const { status } = await say({ question: 'area', answer: 'employment' })
    expect(status).toBe(200)
    expect(await counts()).toMatchObject([
      { question: 'area', answer: 'employment', area: 'real-estate' },
    ])
    expect((await say({ question: 'area', answer: 'nonsense' })).status).toBe(400)
  })

  it('the text is kept only when it is given, encrypted, without what leads to the person', async () => {
    await bench.query(`update users set name = 'Eva Novak' where email = '${eva.email}'`)
    await say({ giveText: true })
    const [given] = await texts()
    expect(given).toMatchObject({ area: 'real-estate', language: 'en', day: '2026-11-02' })
    expect(given?.text).toContain(MARKER)
    expect(given?.text).not.toContain('555')
    expect(await bench.dump('given_texts')).not.toMatch(new RegExp(`${MARKER}|${eva.caseId}`))
  })

  it("about somebody else's case answers like one that does not exist", async () => {
    const ben = await bench.becomePerson(`ben-${people}@example.org`)
    const missing = await say({ caseId: UNKNOWN }, ben.cookie)
    expect(missing.status).toBe(404)
    for (const cookie of [ben.cookie, ben.payer, '']) {
      const answer = await say({}, cookie)
      expect([answer.status, answer.text]).toEqual([404, missing.text])
    }
    expect(await counts()).toEqual([])
  })
})

describe('the question by mail', () => {
  it('is asked once, two weeks later, with three links and a way to stop', async () => {
    bench.setNow('2026-11-16T08:59:59Z')
    expect(await ask()).toBe(0)
    bench.setNow(TWO_WEEKS_LATER)
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(0)
    const [mail] = await questions()
    expect(mail).toMatchObject({ to: eva.email, stopUrl: expect.stringContaining('/mail-stop/') })
    expect(answersIn(mail?.plain)).toEqual(['yes', 'partly', 'no'])
    expect(mail?.plain).not.toMatch(new RegExp(`${MARKER}|deposit|real-estate`))
  })

  it('only at proved addresses, not where it was stopped, not after three weeks', async () => {
    bench.setNow(TWO_WEEKS_LATER)
    await bench.query(`update users set email_verified = false where email = '${eva.email}'`)
    expect(await ask()).toBe(0)
    await bench.query(`update users set email_verified = true where email = '${eva.email}'`)
    bench.setNow('2026-11-23T09:00:01Z')
    expect(await ask()).toBe(0)
    bench.setNow(TWO_WEEKS_LATER)
    const [hash] = bench.runtime.keyring.fingerprints(eva.email, 'mail-stop')
    await bench.query(`insert into mail_stops values ('${hash}', 'help_question', now())`)
    expect(await ask()).toBe(0)
    expect(await questions()).toEqual([])
  })

  it('once a month, however many analyses somebody makes, and however many runs there are', async () => {
    await bench.becomePerson(eva.email)
    bench.setNow('2026-11-05T09:00:00Z')
    await bench.becomePerson(eva.email)
    bench.setNow(TWO_WEEKS_LATER)
    const runs = await Promise.all([ask(), ask(), ask()])
    expect(runs.reduce((sum, run) => sum + run, 0)).toBe(1)
    bench.setNow('2026-11-19T09:00:01Z')
    expect(await ask()).toBe(0)
  })
})

describe('a link of that mail', () => {
  it('opened by scanners it answers and stops nothing; a button counts it once', async () => {
    bench.setNow(TWO_WEEKS_LATER)
    await ask()
    const [mail] = await questions()
    const token = tokenOf(mail?.plain)
    for (let at = 0; at < 3; at += 1) {
      expect(await readHelpLink(bench.runtime, token)).toEqual({ answered: false })
      expect(readStopLink(bench.runtime.keyring, stopTokenOf(mail?.stopUrl))).toEqual({
        kind: 'questions',
      })
    }
    expect(await counts()).toEqual([])
    expect(await bench.dump('mail_stops')).toBe('[]')
    const answer = (given = {}) =>
      answerHelpLink(bench.runtime, {
        token,
        answer: 'no',
        giveText: true,
        clientAddress: nextAddress(),
        ...given,
      })
    expect(await answer({ answer: 'maybe' })).toBe('no_answer')
    const replayed = await Promise.all([answer(), answer(), answer({ answer: 'yes' })])
    expect(replayed).toEqual(['answered', 'answered', 'answered'])
    expect((await counts()).reduce((sum, { count }) => sum + count, 0)).toBe(1)
    expect(await counts()).toMatchObject([{ question: 'two-weeks', area: 'real-estate' }])
    expect(await readHelpLink(bench.runtime, token)).toEqual({ answered: true })
  })

  it('forged and old links lead nowhere', async () => {
    bench.setNow(TWO_WEEKS_LATER)
    await ask()
    const token = tokenOf((await questions())[0]?.plain)
    const { keyring } = bench.runtime
    const forged = [
      '',
      `${token}x`,
      keyring.sign(UNKNOWN, 'help-answer'),
      keyring.sign(eva.caseId, 'contact-answer'),
    ]
    for (const one of forged) {
      expect(await readHelpLink(bench.runtime, one)).toBeUndefined()
      const given = { token: one, answer: 'yes', giveText: false, clientAddress: nextAddress() }
      expect(await answerHelpLink(bench.runtime, given)).toBe('unknown')
    }
    bench.setNow('2027-01-15T09:00:02Z')
    expect(await readHelpLink(bench.runtime, token)).toBeUndefined()
    expect(await counts()).toEqual([])
  })

  it('one click stops it for good, also after the secret was changed', async () => {
    bench.setNow(TWO_WEEKS_LATER)
    await ask()
    const token = stopTokenOf((await questions())[0]?.stopUrl)
    expect(await stopByLink(bench.runtime, { token, clientAddress: nextAddress() })).toBe('stopped')
    expect(await bench.dump('mail_stops')).not.toContain(eva.email)
    await bench.query('delete from help_questions')
    const secrets = ['another secret of the tests, long enough', TEST_SECRET] as const
    const keyring = { value: createKeyring(secrets) }
    const rotated = Object.create(bench.runtime, { keyring }) as Runtime
    expect(await askIfHelped(rotated, bench.stationery.catalogue)).toBe(0)
    expect(await ask()).toBe(0)
  })
})

const answersIn = (text = '') => [...text.matchAll(/&answer=(\w+)/g)].map(([, answer]) => answer)
const tokenOf = (text = '') => /\/did-this-help\/([\w.-]+)/.exec(text)?.[1] ?? ''
const stopTokenOf = (url = '') => new URL(url).pathname.split('/').at(-1) ?? ''
