import type { Translate } from '../../../i18n/translate.ts'
import type { LanguageCode } from '../../../shared/languages.ts'

const UNITS: Record<string, string> = { D: 'day', W: 'week', M: 'month', Y: 'year' }

/**
 * A period in words, e.g. `P3W` -> 3 weeks, `20WD` -> 20 working days. What is no period stays as it is.
 * @param t for working days, which Intl does not know
 */
export function periodInWords(period: string, language: LanguageCode, t: Translate): string {
  const calendar = /^P(\d+)([YMWD])$/.exec(period)
  const unit = UNITS[calendar?.[2] ?? '']
  if (calendar && unit) {
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      Number(calendar[1]),
    )
  }
  const working = /^(\d+)([WS])D$/.exec(period)
  if (!working) return period
  const key = working[2] === 'S' ? 'workingDaysWithSaturday' : 'workingDays'
  return t(`results.deadlines.${key}`, { count: Number(working[1]) })
}
