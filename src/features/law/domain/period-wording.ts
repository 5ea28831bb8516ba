import type { Translate } from '../../../i18n/translate.ts'

const UNITS: Record<string, string> = { D: 'day', W: 'week', M: 'month', Y: 'year' }

type Wording = {
  /** For working days, which have no unit of their own. */
  t: Translate
  formatUnit: (count: number, unit: string) => string
}

/** A period in words, e.g. `P3W` -> 3 weeks, `20WD` -> 20 working days. What is no period stays as it is. */
export function periodInWords(period: string, { t, formatUnit }: Wording): string {
  const calendar = /^P(\d+)([YMWD])$/.exec(period)
  const unit = UNITS[calendar?.[2] ?? '']
  if (calendar && unit) return formatUnit(Number(calendar[1]), unit)
  const working = /^(\d+)([WS])D$/.exec(period)
  if (!working) return period
  const key = working[2] === 'S' ? 'workingDaysWithSaturday' : 'workingDays'
  return t(`results.deadlines.${key}`, { count: Number(working[1]) })
}
