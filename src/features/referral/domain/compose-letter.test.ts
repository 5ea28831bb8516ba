import { expect, it } from 'vitest'
import { composeLetter, type LetterContent } from './compose-letter.ts'

const t = (key: string, fillings: Record<string, string | number> = {}) =>
  [key.replace('mail.contactRequest.', ''), ...Object.values(fillings)].join(' ')

const content: LetterContent = {
  name: 'Ana Gil',
  summary: 'They keep my deposit.\n\nPlease help.',
  facts: null,
  channel: 'email',
  phone: '+1 213 555 0100',
  times: '',
  email: 'ana@example.org',
  areaName: 'Housing',
  placeName: 'California',
  urgency: 'high',
  writtenIn: undefined,
}
const letter = (part: Partial<LetterContent> = {}, language: 'en' | 'ar' = 'en') =>
  composeLetter(t, language, { ...content, ...part })

it('says who asks, about what and where, in the order a lawyer reads', () => {
  expect(letter()).toEqual({
    subject: 'subject Housing California',
    text: `lead Ana Gil

area Housing
place California
urgency.high

summary

> They keep my deposit.
>
> Please help.

byEmail ana@example.org

howToAnswer`,
  })
})

it('the subject names nobody', () => {
  expect(letter().subject).not.toContain('Ana')
})

it('whoever wants a call gives no address away, whoever wants a mail no number', () => {
  const call = letter({ channel: 'phone', times: 'mornings' }).text
  expect(call).toContain('byPhone +1 213 555 0100\n\ntimes mornings')
  expect(call).not.toContain('ana@example.org')
  expect(letter().text).not.toContain('555')
})

it('typed words cannot pass for lines of ours', () => {
  const { text } = letter({ summary: 'x\n\nlead Eve\nbyEmail eve@example.org', facts: 'a\n\nb' })
  expect(text.split('\n').filter((line) => line.startsWith('lead'))).toEqual(['lead Ana Gil'])
  expect(text).toContain('> byEmail eve@example.org')
  expect(text).toContain('facts\n\n> a\n>\n> b')
})

it('a number keeps its order in Arabic, and a name takes nothing along in either direction', () => {
  expect(letter({ channel: 'phone' }, 'ar').text).toContain('\u2066+1 213 555 0100\u2069')
  expect(letter({}, 'ar').text).toContain('lead \u2068Ana Gil\u2069')
  expect(letter({ name: 'علي' }).text).toContain('lead \u2068علي\u2069')
})
