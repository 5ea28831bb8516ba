import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ContactBench, openContactBench, type Person } from '../../../../test/contact-bench.ts'
import { type SentLinks, sendContactOrder } from '../../../../test/contact-order.ts'
import type { SettledMail } from '../../../platform/mail/deliver-mails.server.ts'
import { createLawyerFinder } from '../../directory/server.ts'
import type { Contact } from '../contract.ts'
import { answerRequest } from './answer-request.ts'
import { noteBounce, noteDelivery } from './note-delivery.ts'

const MONDAY = '2026-11-16T09:00:00Z'

let bench: ContactBench
let eva: Person
let links: SentLinks[]
let people = 0
let calls = 0

beforeAll(async () => {
  bench = await openContactBench(MONDAY)
  await bench.addLawyers({ slug: 'ana' }, { slug: 'ben' }, { slug: 'quick', name: 'Quick Reply' })
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.setNow(MONDAY)
  eva = await newPerson()
  links = await ask(eva, ['ana'])
})

const ask = (person: Person, lawyers: string[]) => sendContactOrder(bench, person, lawyers)

function newPerson(): Promise<Person> {
  people += 1
  return bench.becomePerson(`person-${people}@example.org`)
}

const linkOf = () => {
  const [link] = links
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

async function contactsOf(person: Person): Promise<Contact[]> {
  const { body } = await bench.call('GET', '/api/contact-requests', { cookie: person.cookie })
  return body['contacts'] as Contact[]
}

describe('delivery', () => {
  const at = new Date('2026-11-16T09:00:30Z')
  const settle = (outcome: SettledMail['outcome'], id = linkOf().mailId) =>
    bench.runtime.db.transaction((tx) =>
      noteDelivery(tx, { id, kind: 'contact_request', outcome, at }),
    )
  const stateOf = async () => (await contactsOf(eva))[0]?.state

  it('is the state of the request: sent, delivered, and back when it came back', async () => {
    expect(await stateOf()).toBe('sent')
    await settle('sent')
    expect(await contactsOf(eva)).toMatchObject([
      { state: 'delivered', deliveredAt: at.toISOString() },
    ])
    await noteBounce(bench.runtime.db, linkOf().mailId, at)
    expect(await stateOf()).toBe('undeliverable')
  })

  it('a mail that lies in the mailbox of the demo has arrived', async () => {
    await settle('kept')
    expect(await contactsOf(eva)).toMatchObject([
      { state: 'delivered', deliveredAt: at.toISOString() },
    ])
  })

  it.each(['refused', 'given_up'] as const)(
    'a mail that was %s did not arrive',
    async (outcome) => {
      await settle(outcome)
      expect(await stateOf()).toBe('undeliverable')
      await settle('sent')
      expect(await stateOf()).toBe('delivered')
    },
  )

  it('of any other mail is none of its business', async () => {
    const { id = '' } = (await bench.mails('sign_in_code'))[0] ?? {}
    await settle('refused', id)
    expect(await stateOf()).toBe('sent')
  })
})

describe('the time to answer', () => {
  const quick = async () => {
    const finder = createLawyerFinder({ ...bench.runtime, registers: new Map() })
    const { lawyers } = await finder.find({ country: 'US' })
    return lawyers.find(({ slug }) => slug === 'quick')
  }

  it('is measured from delivery, the median, and shown from the fifth answer on', async () => {
    const minutes = [30, 600, 90, 2_000, 130]
    const shown: (number | null | undefined)[] = []
    for (const [at, taken] of minutes.entries()) {
      bench.setNow(MONDAY)
      const person = await newPerson()
      links = await ask(person, ['quick'])
      const sentAt = new Date(Date.parse(MONDAY) + 60_000 * at)
      const { mailId: id } = linkOf()
      await noteDelivery(bench.runtime.db, {
        id,
        kind: 'contact_request',
        outcome: 'sent',
        at: sentAt,
      })
      bench.setNow(new Date(sentAt.getTime() + taken * 60_000).toISOString())
      expect(await answer()).toBe('stored')
      shown.push((await quick())?.answersWithinHours)
    }
    // 30, 90, 130, 600 and 2,000 minutes: the middle one is 130.
    expect(shown).toEqual([null, null, null, null, 3])
    expect(await quick()).not.toHaveProperty('answersCounted')
    bench.setNow('2026-11-20T09:00:00Z')
    expect(await answer({ answer: 'cannot' })).toBe('stored')
    expect((await quick())?.answersWithinHours).toBe(3)
  })

  it('two answers at once are both counted', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    const tokens = [...(await ask(one, ['ben'])), ...(await ask(two, ['ben']))]
    await Promise.all(tokens.map(({ answer: token }) => answer({ token })))
    expect(await bench.query("select answers_counted from lawyers where slug = 'ben'")).toEqual([
      { answers_counted: 2 },
    ])
  })
})
