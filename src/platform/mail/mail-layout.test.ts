import { expect, it } from 'vitest'
import { type LaidOutMail, mailPage, mailText } from './mail-layout.ts'

const mail: LaidOutMail = {
  subject: 'Hello',
  text: 'First\n\nhttps://example.org/?a=1&b=2\n\n> https://evil.example\n> said <b>Ana</b>\n\nLast',
  language: 'en',
  buttons: [{ label: 'Open <it>', href: 'https://example.org/answer?a=1&b=2' }],
}
const footer = { sentBy: 'Sent by us', why: 'You asked', stop: 'Stop these mails' }

it('what anybody typed is shown as text', () => {
  const hostile = '<script>alert(1)</script> "quoted" & <img src=x onerror=y>'
  const page = mailPage({
    ...mail,
    subject: hostile,
    text: `${hostile}\n\n> ${hostile}`,
    language: '"><script>',
    footer: { sentBy: hostile, why: hostile, stop: hostile },
    stopUrl: 'https://example.org/mail-stop/x',
  })
  expect(page).not.toMatch(/<script|<img|onerror=y>/)
  expect(page.match(/&lt;script&gt;alert/g)).toHaveLength(7)
})

it("our own links can be clicked, those in somebody's words cannot", () => {
  const page = mailPage(mail)
  expect(page).toContain('href="https://example.org/?a=1&amp;b=2"')
  expect(page).not.toContain('href="https://evil.example"')
  expect(page).toMatch(
    /<blockquote dir="auto"[^>]*>https:\/\/evil.example<br>said &lt;b&gt;Ana&lt;\/b&gt;<\/blockquote>/,
  )
})

it('a long address is shown short and leads to the whole, in the text it stands whole', () => {
  const href = 'https://example.org/?case=0d0b6c8e-0000-4000-8000-000000000000'
  const page = mailPage({ ...mail, text: href })
  expect(page).toContain(`href="${href}"`)
  expect(page).toContain('<bdi>example.org/?case=0d0b6c8e-0000-4…</bdi>')
  expect(mailPage({ ...mail, text: 'https://example.org/account' })).toContain(
    '<bdi>example.org/account</bdi>',
  )
  expect(mailText({ ...mail, text: href })).toContain(href)
})

it('a code stands out, a number stays on one line', () => {
  const code = mailPage({ ...mail, text: 'Your code:\n\n048291\n\nNever tell it.' })
  expect(code).toMatch(/<p style="[^"]*font-size:30px[^"]*">048291<\/p>/)
  const page = mailPage({ ...mail, text: 'Call +1 213 555 0100 today' })
  expect(page).toContain('Call +1\u00a0213\u00a0555\u00a00100 today')
})

it('a street keeps its order in a mail from right to left, an Arabic line its own', () => {
  const page = mailPage({ ...mail, language: 'ar', text: 'البائع: Example\n1 Main Street' })
  expect(page).toContain('البائع: Example<br><bdi dir="ltr">1 Main Street</bdi>')
  expect(mailPage({ ...mail, text: '1 Main Street' })).not.toContain('dir="ltr">1 Main')
})

it('nothing in it loads, and nothing tells of its opening', () => {
  const page = mailPage({ ...mail, footer, stopUrl: 'https://example.org/mail-stop/x' })
  expect(page).not.toMatch(/<img|<link|<script|src=|url\(|@import|<iframe/i)
})

it('Arabic runs from right to left', () => {
  expect(mailPage({ ...mail, language: 'ar' })).toContain('<html lang="ar" dir="rtl">')
})

it('the text has the button as a link of its own and the same footer', () => {
  expect(mailText({ ...mail, footer, stopUrl: 'https://example.org/s' })).toBe(
    `${mail.text}\n\nOpen <it>:\nhttps://example.org/answer?a=1&b=2\n\n-- \nSent by us\nYou asked\nStop these mails\nhttps://example.org/s`,
  )
  expect(mailText({ subject: '', text: ' One \n', language: 'en' })).toBe('One')
})
