import type { ContactBench, Person } from './contact-bench.ts'

/** A request that can be sent as it is. */
export function contactOrder(person: Person, changes: Record<string, unknown> = {}) {
  return {
    caseId: person.caseId,
    lawyers: ['ana'],
    name: 'Eva Novak',
    summary: 'They keep my deposit.',
    channel: 'email',
    consent: true,
    ...changes,
  }
}

export type SentLinks = { answer: string; stop: string; mailId: string; to: string }

/** Sends a request and answers what stands in each of its mails. */
export async function sendContactOrder(
  bench: ContactBench,
  person: Person,
  lawyers: string[],
): Promise<SentLinks[]> {
  const body = contactOrder(person, { lawyers })
  const answer = await bench.call('POST', '/api/contact-requests', { cookie: person.cookie, body })
  if (answer.status !== 200) throw new Error(answer.text)
  const mails = await bench.mails('contact_request')
  return mails
    .filter(({ replyTo }) => replyTo === person.email)
    .map(({ id, to, buttons, stopUrl }) => ({
      mailId: id,
      to,
      answer: tokenOf(buttons?.[0]?.href),
      stop: tokenOf(stopUrl),
    }))
}

const tokenOf = (href = '') => new URL(href).pathname.split('/').at(-1) ?? ''
