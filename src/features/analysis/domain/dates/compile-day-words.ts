import type { DayWords, Unit } from './day-words.ts'
import { foldPattern } from './fold-text.ts'
import { isSlipOf } from './month-slips.ts'

export type Meaning =
  | 'date'
  | 'slipped-date'
  | 'day-only'
  | 'month-end'
  | 'weekday-date'
  | 'month-this'
  | 'month-before'
  | 'ago'
  | 'ago-yesterday'
  | 'hence'
  | 'later'
  | 'fixed'
  | 'fixed-months'
  | 'by-tense'
  | 'weekday-past'
  | 'weekday-plain'
  | 'weekday-next'
  | 'weekday-before-last'
  | 'weekday-of-month'
  | 'feast'
  | 'week-before'
  | 'week-before-last'
  | 'week-this'
  | 'week-next'

export type DayRule = {
  meaning: Meaning
  pattern: RegExp
  value: number
  /** Only stories of this country mean it so. */
  country?: string
}

/** The words of one language, ready to be looked for in folded text. */
export type DayReader = {
  rules: readonly DayRule[]
  mondayFirst: boolean
  verbLast: boolean
  /** Written without spaces, so that any word may stand before. */
  unspaced: boolean
  month: (word: string) => number | undefined
  /** The month a word misspells. */
  slippedMonth: (word: string) => number | undefined
  weekday: (word: string) => number | undefined
  number: (word: string) => number | undefined
  ordinal: (word: string) => number | undefined
  /** A year spelt out. */
  year: (word: string) => number | undefined
  unit: (word: string) => Unit | undefined
  /** Whether any word stands in the text that names a month, a weekday, a unit or a day. */
  hint: RegExp
  notAfterThese: RegExp
  notBeforeThese: RegExp
  roughlyAfter: RegExp
  lasting: RegExp | undefined
  ahead: RegExp
  past: RegExp
  /** Periods somebody believes the law sets. */
  limits: readonly RegExp[]
}

const NOTHING = '(?!)'
const START = '(?<![\\p{L}\\p{M}\\p{N}])'
const END = '(?![\\p{L}\\p{M}\\p{N}])'
/** Arabic writes and, so, with, for and the article together with the word. */
const ARABIC_FRONT = '(?:[وفبلك]{0,2}(?:ال)?)?'

export function compileDayWords(words: DayWords): DayReader {
  const [front, back] = edgesOf(words)
  const whole = (source: string) => new RegExp(`${front}(?:${foldPattern(source)})${back}`, 'gu')
  return {
    rules: rulesOf(words, whole),
    mondayFirst: words.mondayFirst ?? false,
    verbLast: words.verbLast ?? false,
    unspaced: words.joined === 'both' || words.joined === 'end',
    month: placeOf(words.months),
    slippedMonth: slipOf(words),
    weekday: placeOf(words.weekdays),
    number: numberOf(words.numbers),
    ordinal: numberOf(words.ordinals),
    year: numberOf(words.years),
    unit: unitOf(words.units),
    hint: hintOf(words),
    // One space at most stands between, in languages that write none.
    notAfterThese: new RegExp(
      `(?:${front}(?:${foldPattern(words.notAfterThese ?? NOTHING)})[- "']?|\\d ?(?:-|/|~) ?)$`,
      'u',
    ),
    notBeforeThese: new RegExp(
      `^[ ,(]{0,2}(?:${foldPattern(words.notBeforeThese ?? NOTHING)})`,
      'u',
    ),
    roughlyAfter: new RegExp(`^[ ,(]{0,2}(?:${foldPattern(words.roughlyAfter ?? NOTHING)})`, 'u'),
    lasting: words.lasting
      ? new RegExp(`${front}(?:${foldPattern(words.lasting)})`, 'u')
      : undefined,
    ahead: whole(words.ahead ?? NOTHING),
    past: whole(words.past ?? NOTHING),
    limits: (words.limits ?? []).map((template) => whole(filled(template, marksOf(words)))),
  }
}

function rulesOf(words: DayWords, whole: (source: string) => RegExp): DayRule[] {
  const marks = marksOf(words)
  const one = (meaning: Meaning, template: string, value = 0) => ({
    meaning,
    value,
    pattern: whole(filled(YEAR_IN_FULL.includes(meaning) ? inFull(template) : template, marks)),
  })
  const listed = LISTED.flatMap(([meaning, key]) =>
    (words[key] ?? []).map((template) => one(meaning, template)),
  )
  const valued = VALUED.flatMap(([meaning, key]) =>
    Object.entries(words[key] ?? {}).map(([template, value]) => one(meaning, template, value)),
  )
  const ofCountries = Object.entries(words.feastsIn ?? {}).flatMap(([country, feasts]) =>
    Object.entries(feasts).map(([template, value]) => ({
      ...one('feast', template, value),
      country,
    })),
  )
  const slipped = SLIPPED.map((template) => one('slipped-date', template))
  return [...listed, ...valued, ...ofCountries, ...(words.months ? slipped : [])]
}

/** The `24` of `Christmas Eve 24 December` is no year. */
const YEAR_IN_FULL: readonly Meaning[] = ['feast', 'weekday-of-month', 'month-end']

function inFull(template: string): string {
  return template.replaceAll('{y}', '(?!\\d\\d(?!\\d)){y}')
}

/** A day number beside a word that may be a misspelt month. */
const SLIPPED = [
  '{d}(?:st|nd|rd|th|\\.|er|e|-?го)? ?(?:de |of |di |van )?(?<m>\\p{L}{5,12})(?:,? {y})?',
  '(?<m>\\p{L}{5,12}) {d}(?:st|nd|rd|th)?(?:,? {y})?',
]

const LISTED = [
  ['date', 'dates'],
  ['month-end', 'lastOfMonth'],
  ['day-only', 'dayOnly'],
  ['month-this', 'monthThis'],
  ['month-before', 'monthBefore'],
  ['ago', 'ago'],
  ['ago-yesterday', 'agoYesterday'],
  ['hence', 'hence'],
  ['later', 'later'],
  ['weekday-date', 'weekdayDate'],
  ['weekday-past', 'weekdayPast'],
  ['weekday-plain', 'weekdayPlain'],
  ['weekday-next', 'weekdayNext'],
  ['weekday-before-last', 'weekdayBeforeLast'],
  ['week-before', 'weekBefore'],
  ['week-before-last', 'weekBeforeLast'],
  ['week-this', 'weekThis'],
  ['week-next', 'weekNext'],
] as const satisfies [Meaning, keyof DayWords][]

const VALUED = [
  ['fixed', 'fixed'],
  ['fixed-months', 'fixedMonths'],
  ['by-tense', 'byTense'],
  ['later', 'daysLater'],
  ['weekday-of-month', 'weekdayOfMonth'],
  ['feast', 'feasts'],
] as const satisfies [Meaning, keyof DayWords][]

function edgesOf({ joined }: DayWords): [string, string] {
  if (joined === 'both') return ['', '']
  if (joined === 'end') return ['(?<![\\p{N}])', '']
  return [joined === 'front' ? START + ARABIC_FRONT : START, END]
}

function marksOf(words: DayWords): Record<string, string> {
  const keys = (of: Readonly<Record<string, number>> = {}) => Object.keys(of).map(longestFirst)
  return {
    '{d}': '(?<d>0?[1-9]|[12]\\d|3[01])(?!\\d)',
    '{o}': `(?<o>${oneOf(keys(words.ordinals))})`,
    '{m}': `(?<m>${oneOf(words.months ?? [])})`,
    '{y}': `(?<y>${oneOf(keys(words.years))}|(?:19|20)\\d\\d|'\\d\\d|(?<!, ?)\\d\\d(?![.,:]?\\d|[ ]\\d\\d\\d(?!\\d)|[ ]?(?:uhr|h|am|pm|o'clock|%|[€$£¥₹₽]|euro?s?|dollars?|pounds?|francs?|franken|pesos?|reais|rupees?|people|personen|days|tage|jours|dias|giorni|dagen|minut\\p{L}*)(?![a-z])))(?!\\d)`,
    '{p}': `(?<p>${words.yearBefore ?? NOTHING})`,
    '{t}': `(?<t>${words.yearThis ?? NOTHING})`,
    '{n}': `(?<n>(?<!\\d[.,]?)\\d{1,3}|${oneOf(keys(words.numbers))})`,
    '{u}': `(?<u>${oneOf(Object.values(words.units ?? {}))})`,
    '{w}': `(?<w>${oneOf(words.weekdays ?? [])})`,
  }
}

/** Bars between the alternatives themselves, not those inside a group. */
const BARS = /\|(?![^()]*\))/

/** A key may hold alternatives; the engine takes the first that fits, and `twelve` must not be read as `two`. */
function longestFirst(key: string): string {
  return key
    .split(BARS)
    .sort((a, b) => b.length - a.length)
    .join('|')
}

function oneOf(alternatives: readonly string[]): string {
  const sorted = [...alternatives].sort((a, b) => b.length - a.length)
  return sorted.length ? sorted.map((each) => `(?:${each})`).join('|') : NOTHING
}

function filled(template: string, alternatives: Record<string, string>): string {
  return template
    .replace(/\{[a-z]\}/g, (mark) => alternatives[mark] ?? mark)
    .replaceAll(/(?<!\[) (?!\])/g, ' ')
}

/** A word is tested apart from its surroundings, which the pattern has tested already. */
const LOOKAROUND = /\(\?<?[=!][^()]*\)/g

function exactly(source: string): RegExp {
  return new RegExp(`^(?:${foldPattern(source)})$`, 'u')
}

function placeOf(lists: readonly string[] = []): (word: string) => number | undefined {
  const patterns = lists.map((list) => exactly(list.replace(LOOKAROUND, '')))
  return (word) => {
    const place = patterns.findIndex((pattern) => pattern.test(word))
    return place < 0 ? undefined : place
  }
}

function numberOf(of: Readonly<Record<string, number>> = {}): (word: string) => number | undefined {
  const patterns = Object.entries(of).map(([source, value]) => ({
    pattern: exactly(source),
    value,
  }))
  return (word) =>
    /^\d+$/.test(word) ? Number(word) : patterns.find(({ pattern }) => pattern.test(word))?.value
}

function slipOf({ months = [] }: DayWords): (word: string) => number | undefined {
  const names = months.map((list) => list.split('|').filter((name) => /^\p{L}+$/u.test(name)))
  const folded = names.map((list) => list.map(foldPattern))
  return (word) => {
    const place = folded.findIndex((list) => list.some((name) => isSlipOf(word, name)))
    return place < 0 ? undefined : place
  }
}

const UNITS = ['day', 'week', 'fortnight', 'month', 'year'] as const

function unitOf(units: DayWords['units'] = {}): (word: string) => Unit | undefined {
  return (word) => UNITS.find((unit) => exactly(units[unit] ?? NOTHING).test(word))
}

function feastsOf({ feasts = {}, feastsIn = {} }: DayWords): string[] {
  return [feasts, ...Object.values(feastsIn)].flatMap((each) => Object.keys(each))
}

/** Whether it is worth trying the language's patterns: one cheap look before the dear ones. */
function hintOf(words: DayWords): RegExp {
  const [front, back] = edgesOf(words)
  const marks = marksOf(words)
  const plain = [
    ...(words.months ?? []),
    ...(words.months ? ['\\d \\p{L}{5,12}'] : []),
    ...(words.weekdays ?? []).map((each) => `(?:${each})\\p{L}{0,8}`),
    ...Object.values(words.units ?? {}),
    ...Object.keys(words.fixed ?? {}),
    ...Object.keys(words.fixedMonths ?? {}),
    ...Object.keys(words.byTense ?? {}),
    ...Object.keys(words.daysLater ?? {}),
    ...[words.dayOnly, words.monthThis, words.monthBefore, feastsOf(words)]
      .flatMap((each) => each ?? [])
      .map((each) => filled(each, marks).replace(/\?<[a-z]>/g, '?:')),
  ]
  return new RegExp(
    `${words.joined === 'end' ? '' : front}(?:${foldPattern(oneOf(plain))})${back}`,
    'u',
  )
}
