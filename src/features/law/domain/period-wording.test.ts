import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { unitsIn } from '../../../i18n/formats.ts'
import { createTranslate, type Messages } from '../../../i18n/translate.ts'
import { COUNTED_FROM } from '../contract.ts'
import { periodInWords } from './period-wording.ts'

const english = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages
const t = createTranslate('en', english)

describe('a period in words', () => {
  it.each([
    ['P3W', '3 weeks'],
    ['P1Y', '1 year'],
    ['P6M', '6 months'],
    ['P14D', '14 days'],
    ['20WD', '20 working days'],
    ['1WD', '1 working day'],
  ])('%s is %s', (period, words) => {
    expect(periodInWords(period, { t, formatUnit: unitsIn('en') })).toBe(words)
  })

  it('follows the language, with its plural forms', () => {
    expect(periodInWords('P3W', { t, formatUnit: unitsIn('de') })).toBe('3 Wochen')
    expect(periodInWords('P2Y', { t, formatUnit: unitsIn('ru') })).toBe('2 года')
  })

  it('what is no period is not guessed at', () => {
    expect(periodInWords('soon', { t, formatUnit: unitsIn('en') })).toBe('soon')
  })
})

it.each(COUNTED_FROM)('counted from %s has its words', (from) => {
  expect(t(`results.deadlines.from.${from}`, {}, 'missing')).not.toBe('missing')
})
