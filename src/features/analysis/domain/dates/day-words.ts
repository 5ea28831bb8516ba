/**
 * How one language names days. Texts are regular expressions over folded text (see fold-text.ts) with these marks:
 * `{d}` day number, `{o}` day in words, `{m}` month, `{y}` year, `{p}` the year before, `{t}` this year, `{n}` count,
 * `{u}` unit, `{w}` weekday.
 */
export type DayWords = {
  /** Words may run into each other or carry endings: no word boundary is asked for at the end (or start). */
  joined?: 'end' | 'both' | 'front'
  /** Twelve, January first. */
  months?: readonly string[]
  /** Seven, Monday first. */
  weekdays?: readonly string[]
  numbers?: Readonly<Record<string, number>>
  /** Day numbers in words: `third`. */
  ordinals?: Readonly<Record<string, number>>
  units?: Readonly<Partial<Record<Unit, string>>>
  /** `last year`, `this year`, as they stand beside a date. */
  yearBefore?: string
  yearThis?: string
  /** A day with its month: `{d} {m}(?: {y})?`. */
  dates?: readonly string[]
  /** Years spelt out: `two thousand twenty-five`. */
  years?: Readonly<Record<string, number>>
  /** `The last day of {m}`; without a month, of the month before. */
  lastOfMonth?: readonly string[]
  /** A day number alone: `on the {d}th`. */
  dayOnly?: readonly string[]
  /** A weekday with the day of the month and no month: `Saturday the {d}th`. */
  weekdayDate?: readonly string[]
  /** `the {d}th of this month`, of the month before. */
  monthThis?: readonly string[]
  monthBefore?: readonly string[]
  /** `{n} {u} ago`, `in {n} {u}` */
  ago?: readonly string[]
  hence?: readonly string[]
  /** `{n} {u}` before yesterday: `yesterday it was a month`. */
  agoYesterday?: readonly string[]
  /** `{n} {u} later`, counted from the day named before; and words that say how many days (`the next day`). */
  later?: readonly string[]
  daysLater?: Readonly<Record<string, number>>
  /** Days from today. */
  fixed?: Readonly<Record<string, number>>
  /** Months from today: dual forms, `a month ago` in one word. */
  fixedMonths?: Readonly<Record<string, number>>
  /** One word for both directions; the tense of the sentence decides. */
  byTense?: Readonly<Record<string, number>>
  /** The weekday nearest before today; the same, unless the clause speaks of what comes; the next one. */
  weekdayPast?: readonly string[]
  weekdayPlain?: readonly string[]
  weekdayNext?: readonly string[]
  /**
   * `Friday before last`, or `{n}` weeks before last Friday: no day where last Friday lies in this week, for people
   * then count differently.
   */
  weekdayBeforeLast?: readonly string[]
  /** `The first {w} of {m}`: 1 to 4, or -1 for the last. */
  weekdayOfMonth?: Readonly<Record<string, number>>
  /** Days with a name, which may carry `{y}` or `{p}`: month times a hundred and day. */
  feasts?: Readonly<Record<string, number>>
  /** Feasts of one country, for words such as `national holiday` that mean another day elsewhere. */
  feastsIn?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** A weekday of the week before (`{n}` weeks before), of the one before that, of this week, of the next. */
  weekBefore?: readonly string[]
  weekBeforeLast?: readonly string[]
  weekThis?: readonly string[]
  weekNext?: readonly string[]
  /** People here agree that a week begins on Monday. */
  mondayFirst?: boolean
  /** The verb that ends a clause tells its tense. */
  verbLast?: boolean
  /** Right before (or after) a day these make it no day: about, every, since, within. */
  notAfterThese?: string
  notBeforeThese?: string
  /** Right after a count (`3 weeks ago`) these say that it was only about so long: give or take, or a bit more. */
  roughlyAfter?: string
  /** Makes a count no day, anywhere earlier in the clause. */
  lasting?: string
  /** Words of a clause that say the day lies ahead, or behind. */
  ahead?: string
  past?: string
  /** What a person says the law gives them: `I have {n} {u} to appeal`. */
  limits?: readonly string[]
}

export type Unit = 'day' | 'week' | 'fortnight' | 'month' | 'year'
