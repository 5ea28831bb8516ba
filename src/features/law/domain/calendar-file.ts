export type CalendarEntry = {
  /** Unique for ever: a calendar that has it already keeps one. */
  id: string
  /** YYYY-MM-DD, a whole day */
  day: string
  title: string
  details: string
  url: string
}

const REMIND_DAYS_BEFORE = [7, 1]
const LINE_OCTETS = 75
const DAY_MS = 24 * 60 * 60 * 1_000

/** A calendar file (RFC 5545) with one whole-day entry and reminders a week and a day before. */
export function calendarFile({ id, day, title, details, url }: CalendarEntry, now: Date): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Legal AI Assistant//Deadlines//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(next)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    `URL:${url.replace(/[\r\n]/g, '')}`,
    'TRANSP:TRANSPARENT',
    ...REMIND_DAYS_BEFORE.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|[\r\n]/g, '\\n')
}

/** Lines hold at most 75 octets; what is longer goes on after a space, never in the middle of a letter. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** Of one character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
