import type { LanguageCode } from '../shared/languages.ts'
import { countryNameOf, languageName } from './names-of-codes.ts'
import { onceNeeded } from './once-needed.ts'

/** How a language writes what is no text. */
export type Formats = {
  /** A day (YYYY-MM-DD) or moment, written out. */
  date(date: string): string
  /** Cents in units, without their currency. */
  amount(cents: number): string
  number(value: number): string
  percent(share: number): string
  list(parts: readonly string[]): string
  /** The parts as a choice: this or that. */
  choice(parts: readonly string[]): string
  /** A country's name; its code where the name is not known. */
  country(code: string): string
  /** A language's name; its code where the name is not known. */
  language(code: string): string
  /** A count of days, weeks, months or years, with its unit. */
  unit(count: number, unit: string): string
  /** The plural category of a count: `one`, `few`, `other`. */
  plural(count: number): string
}

export function createFormats(language: LanguageCode): Formats {
  const dates = onceNeeded(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
  )
  const amounts = onceNeeded(
    () => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  )
  const numbers = onceNeeded(() => new Intl.NumberFormat(language))
  const percents = onceNeeded(
    () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  )
  const lists = onceNeeded(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  const choices = onceNeeded(() => new Intl.ListFormat(language, { type: 'disjunction' }))
  const plurals = onceNeeded(() => new Intl.PluralRules(language))
  return {
    date: (date) => dates().format(new Date(date)),
    amount: (cents) => amounts().format(cents / 100),
    number: (value) => numbers().format(value),
    percent: (share) => percents().format(share),
    list: (parts) => lists().format(parts),
    choice: (parts) => choices().format(parts),
    country: (code) => countryNameOf(code, language),
    language: (code) => languageName(code, language),
    unit: unitsIn(language),
    plural: (count) => plurals().select(count),
  }
}

/** ('de') -> (3, 'week') -> 3 Wochen */
export const unitsIn =
  (language: LanguageCode): Formats['unit'] =>
  (count, unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/**
 * @param known looks up what was written for a key, or has it made
 */
export function formatsThrough(
  formats: Formats,
  known: (key: string, make: () => string) => string,
): Formats {
  return {
    date: (date) => known(`date ${date}`, () => formats.date(date)),
    amount: (cents) => known(`amount ${cents}`, () => formats.amount(cents)),
    number: (value) => known(`number ${value}`, () => formats.number(value)),
    percent: (share) => known(`percent ${share}`, () => formats.percent(share)),
    list: (parts) => known(`list ${parts.join('\n')}`, () => formats.list(parts)),
    choice: (parts) => known(`choice ${parts.join('\n')}`, () => formats.choice(parts)),
    country: (code) => known(`country ${code}`, () => formats.country(code)),
    language: (code) => known(`language ${code}`, () => formats.language(code)),
    unit: (count, unit) => known(`unit ${count} ${unit}`, () => formats.unit(count, unit)),
    plural: (count) => known(`plural ${count}`, () => formats.plural(count)),
  }
}
