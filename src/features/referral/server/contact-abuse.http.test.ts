import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ContactBench, openContactBench, type Person } from '../../../../test/contact-bench.ts'
import { contactOrder } from '../../../../test/contact-order.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'

const NOW = '2026-11-16T09:00:00Z'
const TOMORROW = '2026-11-17T09:00:01Z'
const UNKNOWN = '0d0b6c8e-0000-4000-8000-000000000000'
const PATH = '/api/contact-requests'

let bench: ContactBench
let people = 0

beforeAll(async () => {
  bench = await openContactBench(NOW)
  await bench.addLawyers(
    { slug: 'ana', name: 'Ana Gil' },
    ...Array.from({ length: 16 }, (_, at) => ({ slug: `more-${at}` })),
  )
})
afterAll(() => bench.close())
beforeEach(() => bench.setNow(NOW))

const newPerson = () => {
  people += 1
  return bench.becomePerson(`person-${people}@example.org`)
}

const ask = (person: Person, changes: Record<string, unknown> = {}) =>
  bench.call('POST', PATH, { cookie: person.cookie, body: contactOrder(person, changes) })

const mailsOf = async (person: Person) =>
  (await bench.mails('contact_request')).filter(({ replyTo }) => replyTo === person.email)

const resultsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['lawyers'] as { slug: string; result: string }[]).map(({ slug, result }) => [slug, result])

describe('limits', () => {
  it('a person asks ten lawyers a day and no more, all of a request or none', async () => {
    const eva = await newPerson()
    const five = (from: number) => Array.from({ length: 5 }, (_, at) => `more-${from + at}`)
    expect((await ask(eva, { lawyers: five(0) })).status).toBe(200)
    const [second, third] = await Promise.all([
      ask(eva, { lawyers: five(5) }),
      ask(eva, { lawyers: ['more-10', 'more-11', 'more-12', 'more-13', 'more-14'] }),
    ])
    expect([second.status, third.status].toSorted()).toEqual([200, 429])
    expect(await ask(eva, { lawyers: ['more-15'] })).toMatchObject({
      status: 429,
      body: { code: 'contact_limit' },
    })
    expect(await mailsOf(eva)).toHaveLength(CONTACT_LIMITS.perPersonADay)
    bench.setNow(TOMORROW)
    expect(resultsOf(await ask(eva, { lawyers: ['more-15'] }))).toEqual([['more-15', 'sent']])
  })

  it('a lawyer gets twenty requests a day from everybody together', async () => {
    await bench.addLawyers({ slug: 'wanted' })
    const crowd: Person[] = []
    for (let at = 0; at < CONTACT_LIMITS.perLawyerADay + 2; at += 1) crowd.push(await newPerson())
    const answers = await Promise.all(crowd.map((one) => ask(one, { lawyers: ['wanted'] })))
    const results = answers.flatMap((answer) => resultsOf(answer).map(([, result]) => result))
    expect(results.filter((result) => result === 'sent')).toHaveLength(20)
    expect(results.filter((result) => result === 'busy')).toHaveLength(2)
    const [late] = crowd.filter((_, at) => results[at] === 'busy')
    if (!late) throw new Error('nobody was late')
    bench.setNow(TOMORROW)
    expect(resultsOf(await ask(late, { lawyers: ['wanted'] }))).toEqual([['wanted', 'sent']])
  }, 60_000)

  it('an address that asks without end is told to wait', async () => {
    let status = 0
    for (let calls = 0; calls < 40 && status !== 429; calls += 1) {
      const body = { caseId: UNKNOWN, lawyers: ['ana'], channel: 'email', consent: true }
      const call = { body, 'x-test-address': '203.0.113.9' } as never
      status = (await bench.call('POST', PATH, call)).status
    }
    expect(status).toBe(429)
  })
})

describe('hostile words', () => {
  it('a name, a number, times and a summary cannot add a header or a line of ours', async () => {
    const eva = await newPerson()
    const forged = 'x\r\nBcc: eve@evil.example\nSubject: won\u2028Reply-To: eve@evil.example'
    const said = { name: `Eva ${forged}`, summary: `s ${forged}`, times: forged }
    expect((await ask(eva, said)).status).toBe(200)
    const [mail] = await mailsOf(eva)
    expect(mail?.to).toBe('ana@lawyers.example')
    expect(mail?.replyTo).toBe(eva.email)
    expect(mail?.subject).not.toMatch(/[\r\n\u2028]|evil/)
    expect(mail?.text.split('\n').filter((line) => /^(Bcc|Subject|Reply-To):/.test(line))).toEqual(
      [],
    )
    expect(mail?.text).toContain('> Bcc: eve@evil.example')
  })

  it('HTML in a name is shown as text in the mail', async () => {
    const eva = await newPerson()
    const html = '<img src=x onerror=alert(1)><script>alert(2)</script>"'
    await ask(eva, { name: html, summary: html, times: html })
    const [mail] = await mailsOf(eva)
    expect(mail?.html).not.toMatch(/<img|<script>/)
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('placeholders in typed words are not filled in', async () => {
    const eva = await newPerson()
    await ask(eva, { name: '{email} {phone}', summary: '{name}' })
    const [mail] = await mailsOf(eva)
    expect(mail?.text).toContain('{email} {phone}')
    expect(mail?.text).toContain('> {name}')
  })

  it('a megabyte is refused before anything is read', async () => {
    const eva = await newPerson()
    expect((await ask(eva, { summary: 'x'.repeat(1_048_576) })).status).toBe(413)
    expect((await ask(eva, { summary: 'x'.repeat(CONTACT_LIMITS.summaryMax + 1) })).status).toBe(
      400,
    )
    expect(await mailsOf(eva)).toEqual([])
  })
})
