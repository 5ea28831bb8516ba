import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const ENTRY = {
  id: 'de-kschg-4 2026-11-24',
  day: '2026-11-24',
  title: 'Sue against the dismissal',
  details: 'Last day. Public holidays are not included.',
  url: 'https://www.gesetze-im-internet.de/kschg/__4.html',
}
const NOW = new Date('2026-11-21T10:20:30.123Z')
const linesOf = (file: string) => file.split('\r\n')

test('a whole day, stamped, with reminders a week and a day before', () => {
  const lines = linesOf(calendarFile(ENTRY, NOW))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261124')
  expect(lines).toContain('DTEND;VALUE=DATE:20261125')
  expect(lines).toContain('DTSTAMP:20261121T102030Z')
  expect(lines.filter((line) => line.startsWith('TRIGGER:'))).toEqual([
    'TRIGGER:-P7D',
    'TRIGGER:-P1D',
  ])
  expect(lines.at(-1)).toBe('')
})

test('the last day of a year ends on the first of the next', () => {
  const lines = linesOf(calendarFile({ ...ENTRY, day: '2026-12-31' }, NOW))
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})

test('text cannot add lines of its own, and long lines are folded between letters', () => {
  const title = `Appeal; now, or\r\nBEGIN:VALARM ${'期限'.repeat(40)}`
  const file = calendarFile({ ...ENTRY, title, url: 'https://a.example/\r\nX:1' }, NOW)
  expect(linesOf(file).filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
  expect(linesOf(file).filter((line) => line.startsWith('X:'))).toEqual([])
  for (const line of linesOf(file)) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(file.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:Appeal\\; now\\, or\\nBEGIN:VALARM ${'期限'.repeat(40)}`,
  )
})
