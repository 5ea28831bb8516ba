import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ContactBench, openContactBench, type Person } from '../../../../test/contact-bench.ts'
import { type SentLinks, sendContactOrder } from '../../../../test/contact-order.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import type { Contact } from '../contract.ts'
import { answerRequest } from './answer-request.ts'
import { readAnswerPage } from './read-answer-page.ts'
import { readStopLink, stopByLink } from './stop-link.ts'

const MONDAY = '2026-11-16T09:00:00Z'

let bench: ContactBench
let eva: Person
let links: SentLinks[]
let people = 0
let calls = 0

beforeAll(async () => {
  bench = await openContactBench(MONDAY)
  await bench.addLawyers({ slug: 'ana', name: 'Ana Gil' }, { slug: 'ben', name: 'Ben Ito' })
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.setNow(MONDAY)
  await bench.query('delete from contact_stops')
  eva = await newPerson()
  links = await ask(eva, ['ana'])
})

function newPerson(): Promise<Person> {
  people += 1
  return bench.becomePerson(`person-${people}@example.org`)
}

const ask = (person: Person, lawyers: string[]) => sendContactOrder(bench, person, lawyers)

const linkOf = (at = 0) => {
  const link = links[at]
  if (!link) throw new Error('no link')
  return link
}

function answer(given: Partial<Parameters<typeof answerRequest>[2]> = {}) {
  calls += 1
  return answerRequest(bench.runtime, bench.stationery, {
    token: linkOf().answer,
    answer: 'can_help',
    message: '',
    stop: false,
    clientAddress: `10.1.${calls % 250}.1`,
    ...given,
  })
}

const read = (token = linkOf().answer) =>
  readAnswerPage(bench.runtime, bench.stationery, token, 'en')

async function contactsOf(person: Person): Promise<Contact[]> {
  const answer = await bench.call('GET', '/api/contact-requests', { cookie: person.cookie })
  return answer.body['contacts'] as Contact[]
}

const told = async (person: Person) =>
  (await bench.mails('contact_answered')).filter(({ to }) => to === person.email)

describe('a link in a request', () => {
  it('opened by scanners, however often, answers nothing', async () => {
    const before = await bench.dump('lawyer_referrals')
    const [mail] = (await bench.mails('contact_request')).filter(({ id }) => id === linkOf().mailId)
    const opened = [...`${mail?.plain} ${mail?.html}`.matchAll(/https?:\/\/[^\s"<>]+/g)].map(
      ([url]) => new URL(url.replaceAll('&amp;', '&')).pathname,
    )
    expect(opened.length).toBeGreaterThan(3)
    for (const path of [...opened, ...opened]) {
      const token = path.split('/').at(-1) ?? ''
      if (path.startsWith('/answer/')) expect(await read(token)).toBeDefined()
      else expect(readStopLink(bench.runtime.keyring, token)).toEqual({ kind: 'requests' })
    }
    expect(await bench.dump('lawyer_referrals')).toBe(before)
    expect(await bench.dump('contact_stops')).toBe('[]')
    expect(await told(eva)).toEqual([])
  })

  it('says where and what about, and nothing of the person', async () => {
    const page = await read()
    expect(page).toMatchObject({ placeName: 'California, United States', answer: null })
    expect(JSON.stringify(page)).not.toMatch(/Eva|deposit|example\.org/)
  })

  it('forged, cut, of another purpose or of nobody, leads nowhere and changes nothing', async () => {
    const { keyring } = bench.runtime
    const unknown = '0d0b6c8e-0000-4000-8000-000000000000'
    const [value = '', signature = ''] = linkOf().answer.split('.')
    const forged = [
      '',
      'x',
      value,
      `${value}.`,
      `${value}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${Buffer.from(unknown).toString('base64url')}.${signature}`,
      linkOf().stop,
      keyring.sign(unknown, 'contact-answer'),
      keyring.sign("' or true --", 'contact-answer'),
      keyring.sign(Buffer.from(value, 'base64url').toString(), 'help-answer'),
    ]
    const before = await bench.dump('lawyer_referrals')
    for (const token of forged) {
      expect(await read(token), token).toBeUndefined()
      expect(await answer({ token }), token).toBe('unknown')
    }
    expect(await bench.dump('lawyer_referrals')).toBe(before)
  })

  it('answers for ninety days, and a given answer can be changed for fourteen', async () => {
    bench.setNow('2027-02-14T08:59:59Z')
    expect(await read()).toBeDefined()
    bench.setNow('2027-02-14T09:00:00Z')
    expect(await read()).toBeUndefined()
    expect(await answer()).toBe('unknown')
    bench.setNow(MONDAY)
    expect(await answer()).toBe('stored')
    bench.setNow('2026-11-30T08:59:59Z')
    expect(await answer({ answer: 'cannot' })).toBe('stored')
    bench.setNow('2026-11-30T09:00:00Z')
    expect(await read()).toBeUndefined()
    expect(await answer({ answer: 'need_more' })).toBe('unknown')
    expect(await contactsOf(eva)).toMatchObject([{ answer: 'cannot' }])
  })
})

describe('an answer', () => {
  it('reaches the person: a mail without words, and the words on their page', async () => {
    const message = 'First hour free.\nBring the <b>lease</b>.'
    expect(await answer({ answer: 'need_more', message })).toBe('stored')
    expect(await contactsOf(eva)).toMatchObject([
      { state: 'answered', answer: 'need_more', message, answeredAt: '2026-11-16T09:00:00.000Z' },
    ])
    const [mail] = await told(eva)
    expect(mail?.buttons?.[0]?.href).toBe(`https://legal.example/ask-lawyers?case=${eva.caseId}`)
    expect(mail?.plain).not.toMatch(/lease|Ana|need_more/)
    expect(await bench.dump('lawyer_referrals')).not.toContain('lease')
    expect(bench.logged.join()).not.toContain('lease')
  })

  it('sent again by a replayed form is the same answer, and no second mail', async () => {
    const given = { answer: 'can_help', message: 'Call me.' }
    expect(await answer(given)).toBe('stored')
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => answer(given)))
    expect(outcomes).toEqual(Array(4).fill('stored'))
    expect(await told(eva)).toHaveLength(1)
  })

  it('that changes is told again, five times a day at most', async () => {
    const outcomes: string[] = []
    for (let at = 0; at < 8; at += 1) outcomes.push(await answer({ message: `Version ${at}` }))
    expect(outcomes).toEqual([...Array(5).fill('stored'), ...Array(3).fill('too_often')])
    expect(await told(eva)).toHaveLength(5)
  })

  it('needs one of the three, and words of 2,000 characters at most', async () => {
    for (const odd of ['', 'yes', 'can_help\n', '__proto__'])
      expect(await answer({ answer: odd })).toBe('no_answer')
    const longest = 'x'.repeat(CONTACT_LIMITS.messageMax)
    expect(await answer({ message: `${longest}x` })).toBe('too_long')
    expect(await answer({ message: 'x'.repeat(1_048_576) })).toBe('too_long')
    expect(await contactsOf(eva)).toMatchObject([{ answer: null }])
    expect(await answer({ message: longest })).toBe('stored')
  })

  it('that asks for no more requests is kept for the address, with or without an answer', async () => {
    expect(await answer({ answer: '', stop: true })).toBe('stored')
    expect(await contactsOf(eva)).toMatchObject([{ state: 'stopped', answer: null }])
    expect(await read()).toMatchObject({ stopped: true })
    const ben = await newPerson()
    expect(await ask(ben, ['ana', 'ben'])).toHaveLength(1)
    expect(await bench.dump('contact_stops')).not.toContain('ana@')
  })

  it('from an address that answers without end is told to wait', async () => {
    let outcome = ''
    for (let call = 0; call < 70 && outcome !== 'too_often'; call += 1)
      outcome = await answer({ token: 'x', clientAddress: '203.0.113.8' })
    expect(outcome).toBe('too_often')
  })
})

describe('the link that stops', () => {
  const stop = (token: string) => {
    calls += 1
    return stopByLink(bench.runtime, { token, clientAddress: `10.2.${calls % 250}.1` })
  }

  it('stops requests to that lawyer, also for links of before, and a forged one nothing', async () => {
    for (const token of ['', 'x.y', linkOf().answer, `${linkOf().stop}x`]) {
      expect(readStopLink(bench.runtime.keyring, token)).toBeUndefined()
      expect(await stop(token)).toBe('unknown')
    }
    expect(await bench.dump('contact_stops')).toBe('[]')
    expect(await stop(linkOf().stop)).toBe('stopped')
    expect(await stop(linkOf().stop)).toBe('stopped')
    expect(await ask(await newPerson(), ['ana'])).toEqual([])
  })
})
