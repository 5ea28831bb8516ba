import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDays } from './read-days.ts'

const TODAY = '2026-11-21'
const read = (facts: string, country = 'DE', today = TODAY) => readDays(facts, { today, country })
const days = (facts: string, country?: string, today?: string) =>
  read(facts, country, today).map(({ day }) => day)

describe('the calendar', () => {
  it('clamps a month ago to the end of the month', () => {
    expect(days('a month ago', 'GB', '2026-03-31')).toEqual(['2026-02-28'])
    expect(days('a year ago', 'GB', '2024-02-29')).toEqual(['2023-02-28'])
  })

  it('takes the last leap year for a 29 February without a year', () => {
    expect(days('on 29 February', 'GB')).toEqual(['2024-02-29'])
  })

  it('names no day where a country uses both orders', () => {
    expect(days('3/11/2026', 'CA')).toEqual([])
    expect(days('13/11/2026', 'CA')).toEqual(['2026-11-13'])
  })

  it('does not read a day just past as one of the next year', () => {
    expect(days('the invoice was due on 1 November', 'GB')).toEqual(['2026-11-01'])
  })

  it.each([
    [
      'GB',
      'they sacked me three weeks ago, give or take',
      'on 3 November roughly 20 of us were sacked',
    ],
    ['DE', 'vor drei Wochen etwa gekündigt', 'am 3. November etwa 20 Uhr gekündigt'],
    ['IT', 'licenziato un mese fa o poco più', 'licenziato il 3 novembre più o meno a mezzogiorno'],
    ['PT', 'fui despedido há um mês e tal', 'fui despedido a 3 de novembro e pouco disse'],
    ['NL', 'een maand geleden of iets langer ontslagen', 'op 3 november ongeveer 20 uur ontslagen'],
    ['RU', 'уволили месяц назад с небольшим', '3 ноября приблизительно в полдень уволили'],
  ])('takes a count told roughly for no day, but not a date: %s', (country, roughly, dated) => {
    expect(days(roughly, country)).toEqual([])
    expect(days(dated, country)).toEqual(['2026-11-03'])
  })

  it('marks what lies ahead', () => {
    expect(read('tomorrow', 'GB')[0]?.ahead).toBe(true)
    expect(read('yesterday', 'GB')[0]?.ahead).toBeUndefined()
  })

  it('reads through marks of direction, and points at the words in the original', () => {
    const facts = 'fired on \u200f3\u200e/\u200e11\u200e/2026!'
    const [found] = read(facts, 'GB')
    expect(found?.day).toBe('2026-11-03')
    expect(facts.slice(found?.start, found?.end)).toBe('3\u200e/\u200e11\u200e/2026')
  })
})

describe('any text', () => {
  it('never throws and never names an impossible day', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'Nov. 3rd 2026',
        'twenty-two days ago',
        'vor vierzehn Tagen',
        'hace quince días',
        '令和8年11月3日',
        '去年11月3号',
        '사흘 전',
        'قبل ثلاثة أيام',
        '३ नवंबर 2026',
        '3 ноября 2026 г.',
        'viime viikon perjantaina',
      ),
      fc.constantFrom('31/02/2026', '99.99.9999', '\ud800', '0', ' ', '十十年', '٣٣'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const facts = pieces.join('')
        for (const { day, start, end } of read(facts, 'US')) {
          expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(facts.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    [
      'a long story',
      'They told me to leave and I had nothing to say about it. I got the letter on Monday. ',
    ],
    ['digits', '1.1.1.1.1'],
    ['half a date', '3 of '],
    ['a story in Chinese', '我在公司工作了很多年，后来他们让我走人。'],
  ])('reads 20,000 characters of %s in bounded time', (_, piece) => {
    const facts = piece.repeat(20_000).slice(0, 20_000)
    read(facts)
    const before = process.cpuUsage()
    for (let i = 0; i < 5; i += 1) read(facts)
    // What the processor worked, which other work on the machine does not lengthen. Twenty milliseconds are meant.
    expect(process.cpuUsage(before).user / 5 / 1_000).toBeLessThan(200)
  })
})
