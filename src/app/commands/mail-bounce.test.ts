import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContactBench, openContactBench } from '../../../test/contact-bench.ts'
import { takeBounce } from './mail-bounce.ts'

const NOW = '2026-11-16T09:00:00Z'

let bench: ContactBench
beforeAll(async () => {
  bench = await openContactBench(NOW)
  await bench.addLawyers({ slug: 'ana' })
})
afterAll(() => bench.close())

const notification = (reference: string, recipient: string, action = 'failed') =>
  [
    'Content-Type: multipart/report; report-type=delivery-status',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${action === 'failed' ? '5.1.1' : '4.4.1'}`,
    '',
    `X-Reference: ${reference}`,
  ].join('\r\n')

it('a request that came back is not deliverable, for the mail and for the person', async () => {
  const eva = await bench.becomePerson('eva@example.org')
  const body = {
    caseId: eva.caseId,
    lawyers: ['ana'],
    name: 'Eva',
    summary: 'Please help.',
    channel: 'email',
    consent: true,
  }
  await bench.call('POST', '/api/contact-requests', { cookie: eva.cookie, body })
  const [mail] = await bench.mails('contact_request')
  const { id, to } = mail ?? { id: '', to: '' }
  const take = (source: string) => takeBounce(bench.runtime.db, source, new Date(NOW))
  const stateOf = async () => {
    const answer = await bench.call('GET', '/api/contact-requests', { cookie: eva.cookie })
    return (answer.body['contacts'] as { state: string }[])[0]?.state
  }

  expect(await take('Subject: I am away')).toBe('no_notification')
  expect(await take(notification(id, to, 'delayed'))).toBe('not_final')
  expect(await take(notification(id, 'eve@evil.example'))).toBe('not_ours')
  expect(await take(notification('0d0b6c8e-0000-4000-8000-000000000000', to))).toBe('not_ours')
  expect(await stateOf()).toBe('sent')
  expect(await take(notification(id, to.toUpperCase()))).toBe('marked')
  expect(await take(notification(id, to))).toBe('not_ours')
  expect(await stateOf()).toBe('undeliverable')
  expect(await bench.query(`select bounced_at from mail_outbox where id = '${id}'`)).toEqual([
    { bounced_at: new Date(NOW) },
  ])
})
