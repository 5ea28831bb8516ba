import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ContactBench,
  MARKER,
  openContactBench,
  type Person,
} from '../../../../test/contact-bench.ts'
import { contactOrder } from '../../../../test/contact-order.ts'

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
    { slug: 'ben', name: 'Ben Ito' },
    { slug: 'carl', name: 'Carl Berg', country: 'DE', jurisdiction: 'DE', languages: ['de', 'es'] },
    { slug: 'silent', email: null },
    { slug: 'broken', email: 'not an address' },
  )
})
afterAll(() => bench.close())
beforeEach(() => bench.setNow(NOW))

const newPerson = (changes = {}) => {
  people += 1
  return bench.becomePerson(`person-${people}@example.org`, changes)
}

const ask = (person: Person, changes: Record<string, unknown> = {}, cookie = person.cookie) =>
  bench.call('POST', PATH, { cookie, body: contactOrder(person, changes) })

const mailsOf = async (person: Person, kind = 'contact_request') =>
  (await bench.mails(kind)).filter(({ replyTo, text }) =>
    [replyTo, text].some((part) => part?.includes(person.email)),
  )

const resultsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['lawyers'] as { slug: string; result: string }[]).map(({ slug, result }) => [slug, result])

describe('asking lawyers', () => {
  it('sends each one mail with what the person wrote, and answers go to the person', async () => {
    const eva = await newPerson()
    const answer = await ask(eva, { lawyers: ['ana', 'ben'] })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      lawyers: [
        { slug: 'ana', name: 'Ana Gil', result: 'sent' },
        { slug: 'ben', name: 'Ben Ito', result: 'sent' },
      ],
    })
    const mails = await mailsOf(eva)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'ana@lawyers.example',
      'ben@lawyers.example',
    ])
    for (const mail of mails) {
      expect(mail.replyTo).toBe(eva.email)
      expect(mail.text).toContain('Eva Novak')
      expect(mail.text).toContain('> They keep my deposit.')
      expect(mail.text).toContain('California, United States')
      expect(mail.buttons?.[0]?.href).toMatch(
        /^https:\/\/legal\.example\/answer\/[\w-]+\.[\w-]+\?lang=en$/,
      )
      expect(mail.stopUrl).toMatch(/^https:\/\/legal\.example\/mail-stop\/[\w-]+\.[\w-]+\?lang=en$/)
    }
    expect(new Set(mails.map(({ buttons }) => buttons?.[0]?.href)).size).toBe(2)
  })

  it('the facts are in no mail and no row unless they are ticked', async () => {
    const eva = await newPerson()
    await ask(eva, { lawyers: ['ana'] })
    await ask(eva, { lawyers: ['ben'], sendFacts: true })
    const mails = await mailsOf(eva)
    expect(mails.filter(({ text }) => text.includes(MARKER)).map(({ to }) => to)).toEqual([
      'ben@lawyers.example',
    ])
    for (const table of ['mail_outbox', 'contact_requests', 'lawyer_referrals'])
      expect(await bench.dump(table)).not.toMatch(new RegExp(`${MARKER}|Eva Novak|deposit`))
    expect(bench.logged.join()).not.toMatch(/Eva Novak|deposit/)
  })

  it('a lawyer who does not read the language gets the fixed lines in one they do', async () => {
    const eva = await newPerson()
    await ask(eva, { lawyers: ['carl', 'ana'], language: 'ar' })
    const [toAna] = (await mailsOf(eva)).filter(({ to }) => to.startsWith('ana'))
    const [toCarl] = (await mailsOf(eva)).filter(({ to }) => to.startsWith('carl'))
    expect(toAna?.language).toBe('en')
    expect(toAna?.text).toContain('Arabic')
    expect(toCarl?.language).not.toBe('ar')
    expect(toCarl?.text).toContain('> They keep my deposit.')
  })

  it('whoever wants a call gives no address away', async () => {
    const eva = await newPerson()
    const phone = '+1 (213) 555-0177'
    expect((await ask(eva, { channel: 'phone', phone, times: 'mornings' })).status).toBe(200)
    const [mail] = (await bench.mails('contact_request')).filter(({ text }) => text.includes(phone))
    expect(mail?.text).toContain('mornings')
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).not.toContain(eva.email)
  })
})

describe('each lawyer', () => {
  it('asked twice about a case, at once or later, gets one mail', async () => {
    const eva = await newPerson()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(eva)))
    const results = answers.flatMap((answer) => resultsOf(answer).map(([, result]) => result))
    expect(results.toSorted()).toEqual([...Array(5).fill('asked_before'), 'sent'])
    bench.setNow(TOMORROW)
    expect(resultsOf(await ask(eva, { lawyers: ['ana', 'ben'] }))).toEqual([
      ['ana', 'asked_before'],
      ['ben', 'sent'],
    ])
    expect(await mailsOf(eva)).toHaveLength(2)
  })

  it('without an address, or whom nobody knows, gets nothing and stops nobody else', async () => {
    const eva = await newPerson()
    const lawyers = ['silent', 'nobody-here', 'broken', 'ana', 'ana']
    expect(resultsOf(await ask(eva, { lawyers }))).toEqual([
      ['silent', 'no_email'],
      ['nobody-here', 'unknown'],
      ['broken', 'no_email'],
      ['ana', 'sent'],
    ])
    expect(await mailsOf(eva)).toHaveLength(1)
  })

  it('who is invented is never written to where mail is real', async () => {
    const eva = await newPerson()
    const { config } = bench.runtime
    bench.runtime.config = { ...config, demo: { ...config.demo, mail: false } }
    const answer = await ask(eva)
    bench.runtime.config = config
    expect(resultsOf(answer)).toEqual([['ana', 'invented']])
    expect(await mailsOf(eva)).toEqual([])
  })
})

describe('who may ask', () => {
  it('a case of somebody else is a 404, like one that does not exist', async () => {
    const eva = await newPerson()
    const ben = await newPerson()
    const missing = await bench.call('POST', PATH, {
      cookie: ben.cookie,
      body: contactOrder(eva, { caseId: UNKNOWN }),
    })
    expect(missing.status).toBe(404)
    for (const cookie of [ben.cookie, ben.payer, '', 'checkout=forged.AAAA'])
      for (const caseId of [eva.caseId, 'not-an-id', "' or true --"]) {
        const answer = await bench.call('POST', PATH, {
          cookie,
          body: contactOrder(eva, { caseId }),
        })
        expect([answer.status, answer.text]).toEqual([404, missing.text])
        const list = await bench.call('GET', `${PATH}?caseId=${encodeURIComponent(caseId)}`, {
          cookie,
        })
        expect(list.status).toBe(404)
      }
    expect(await mailsOf(eva)).toEqual([])
  })

  it('paying is not enough: the address for answers has to be proved', async () => {
    const eva = await newPerson()
    expect(await ask(eva, {}, eva.payer)).toMatchObject({
      status: 401,
      body: { code: 'sign_in_required' },
    })
    expect((await ask(eva, {}, `${eva.payer}; ${eva.cookie}`)).status).toBe(200)
    expect(await bench.call('GET', PATH)).toMatchObject({ status: 401 })
    expect(
      await bench.call('GET', `${PATH}?caseId=${eva.caseId}`, { cookie: eva.payer }),
    ).toMatchObject({ status: 200, body: { signedIn: false, contacts: [] } })
  })

  it('a person sees their own requests and nobody else does', async () => {
    const eva = await newPerson()
    await ask(eva)
    const { body } = await bench.call('GET', PATH, { cookie: eva.cookie })
    expect(body).toEqual({
      signedIn: true,
      contacts: [
        {
          id: expect.any(String),
          caseId: eva.caseId,
          lawyer: { name: 'Ana Gil', slug: 'ana' },
          state: 'sent',
          answer: null,
          message: null,
          askedAt: '2026-11-16T09:00:00.000Z',
          deliveredAt: null,
          answeredAt: null,
          remindedAt: null,
        },
      ],
    })
    const ben = await newPerson()
    expect((await bench.call('GET', PATH, { cookie: ben.cookie })).body).toEqual({
      signedIn: true,
      contacts: [],
    })
  })
})

it('nothing goes out without consent, and what is wrong is named', async () => {
  const eva = await newPerson()
  expect((await ask(eva, { consent: false })).status).toBe(400)
  const answer = await ask(eva, { name: ' ', summary: '\n', channel: 'phone', phone: 'call me' })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_input',
      fields: { name: 'name: missing', phone: 'phone: not_a_number' },
    },
  })
  expect((await ask(eva, { lawyers: [] })).status).toBe(400)
  expect((await ask(eva, { lawyers: ['a', 'b', 'c', 'd', 'e', 'f'] })).status).toBe(400)
  expect(await mailsOf(eva)).toEqual([])
})
