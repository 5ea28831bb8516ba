import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import { requestProblems, tidyRequest, type WrittenRequest } from './written-request.ts'

const written: WrittenRequest = {
  name: 'Ana Gil',
  summary: 'My landlord keeps the deposit.',
  sendFacts: false,
  channel: 'email',
  phone: '',
  times: '',
}

it('a whole request has no problem', () => {
  expect(requestProblems(written)).toEqual({})
  expect(requestProblems({ ...written, channel: 'phone', phone: '+1 (213) 555-0100' })).toEqual({})
  expect(requestProblems({ ...written, channel: 'phone', phone: '٠٥٠ ١٢٣ ٤٥٦٧' })).toEqual({})
})

it('what is missing or too long is named, the number only where it is needed', () => {
  expect(requestProblems({ ...written, name: '', summary: '', channel: 'phone' })).toEqual({
    name: 'missing',
    summary: 'missing',
    phone: 'missing',
  })
  const long = 'x'.repeat(CONTACT_LIMITS.summaryMax + 1)
  expect(requestProblems({ ...written, name: long, summary: long, times: long })).toEqual({
    name: 'too_long',
    summary: 'too_long',
    times: 'too_long',
  })
  for (const phone of ['call me', '123', 'javascript:1234567', '<b>12345</b>'])
    expect(requestProblems({ ...written, channel: 'phone', phone }).phone).toBe('not_a_number')
  expect(requestProblems({ ...written, phone: 'nonsense' })).toEqual({})
})

it('a name, a number and times are one line, whatever was typed', () => {
  const breaks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\0', '\u202e']
  for (const mark of breaks) {
    const tidied = tidyRequest({
      ...written,
      name: `Ana${mark}Bcc: eve@example.org`,
      phone: `12345${mark}6`,
      times: `mornings${mark}Subject: x`,
    })
    for (const text of [tidied.name, tidied.phone, tidied.times])
      expect(text, JSON.stringify(mark)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u)
  }
})

it('the summary keeps its lines and nothing else that steers', () => {
  expect(tidyRequest({ ...written, summary: ' a\r\nb\u2028c\0\u202ed ' }).summary).toBe('a\nb\ncd')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (summary) => {
      expect(tidyRequest({ ...written, summary }).summary).not.toMatch(
        /[^\P{Cc}\n\t]|[\u2028\u2029]/u,
      )
    }),
  )
})

it('the limits are those that the texts of the pages name in words', () => {
  const { lawyersAtOnce, perPersonADay, reminderWorkingDays } = CONTACT_LIMITS
  expect([lawyersAtOnce, perPersonADay, reminderWorkingDays]).toEqual([5, 10, 2])
})
