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
  expect(page.match(/&lt;script&gt;alert/g)).toHaveLength(6)
})

it("our own links can be clicked, those in somebody's words cannot", () => {
  const page = mailPage(mail)
  expect(page).toContain('href="https://example.org/?a=1&amp;b=2"')
  expect(page).not.toContain('href="https://evil.example"')
  expect(page).toMatch(
    /<blockquote dir="auto"[^>]*>https:\/\/evil.example<br>said &lt;b&gt;Ana&lt;\/b&gt;<\/blockquote>/,
  )
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
