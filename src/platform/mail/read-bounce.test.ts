import { expect, it } from 'vitest'
import { readBounce } from './read-bounce.ts'

const ID = '8d7f5c1a-9a3e-4c55-8f0e-0d1f2a3b4c5d'

/** As Postfix writes it, with the head of the original mail. */
const report = (fields: { action?: string; status?: string; head?: string; to?: string } = {}) =>
  `From: MAILER-DAEMON@mx.example.net
To: no-reply@example.com
Subject: Undelivered Mail Returned to Sender
Message-ID: <20261121120000.ABCDEF@mx.example.net>
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain

I'm sorry. Status: 4.0.0 is what this sentence could say.

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net
Arrival-Date: Sat, 21 Nov 2026 12:00:00 +0000

Final-Recipient: rfc822; ${fields.to ?? 'Ana.Gil@Example.org'}
Action: ${fields.action ?? 'failed'}
Status: ${fields.status ?? '5.1.1'}
Diagnostic-Code: smtp; 550 5.1.1
    No such user

--B
Content-Type: text/rfc822-headers

${fields.head ?? `X-Reference: ${ID}\nMessage-ID: <${ID}@example.com>`}
Subject: Request

--B--
`.replaceAll('\n', '\r\n')

it('a notification names our mail, its recipient and why', () => {
  const bounce = { reference: ID, recipient: 'ana.gil@example.org', status: '5.1.1', isFinal: true }
  expect(readBounce(report())).toEqual(bounce)
  expect(readBounce(report().replaceAll('\r\n', '\n'))).toEqual(bounce)
  expect(readBounce(report({ to: '<Ana.Gil@Example.org>' }))).toEqual(bounce)
})

it('without our own line the id in the original Message-ID counts', () => {
  expect(readBounce(report({ head: `Message-ID: <${ID}@example.com>` }))?.reference).toBe(ID)
  expect(readBounce(report({ head: `Message-ID:\n <${ID}@example.com>` }))?.reference).toBe(ID)
})

it.each([
  { action: 'delayed', status: '4.4.1' },
  { action: 'delayed' },
  { action: 'delivered', status: '2.0.0' },
  { status: '4.2.2' },
])('%j is not final', (fields) => {
  expect(readBounce(report(fields))?.isFinal).toBe(false)
})

it('any other mail is none, however long', () => {
  expect(readBounce('')).toBeUndefined()
  expect(readBounce('Subject: I am away\n\nBack on Monday')).toBeUndefined()
  expect(readBounce(report({ head: 'Message-ID: <other@example.net>' }))).toBeUndefined()
  expect(readBounce(`${'\n '.repeat(300_000)}x`)).toBeUndefined()
})
