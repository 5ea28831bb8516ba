import type { Database } from '../../../platform/database/database.server.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { type Marks, narrowed, type Selection, selectionsOf } from '../domain/selection.ts'
import {
  type Borne,
  FITS,
  type Fit,
  marksOfWord,
  type TypedWord,
  type WordKind,
} from './lawyer-words.repo.ts'

const MAX_TYPED_WORDS = 6
/** Lawyers found by the words that may be meant, where other conditions leave only some of them. */
const ENOUGH_TO_NARROW = 2_500
/** The same where nothing else is asked: all of them are shown, and more than a thousand are not counted. */
const ENOUGH_ALONE = 1_200

/** A selection, and how many lawyers of its country bear the words of names in it. */
export type Turn = {
  selection: Selection
  wordTotals: ReadonlyMap<string, Borne | undefined>
  /** What follows are names that fit less. */
  endsFit: boolean
}

/** Better fitting names before worse ones; each is looked up only when the list gets so far. */
export async function* turnsOf(
  db: Database,
  filter: LawyerFilter,
  words: string | undefined,
): AsyncGenerator<Turn> {
  const selections = selectionsOf(filter)
  const inCountryAtMost = selections.every(({ marks }) =>
    marks.flat().every((mark) => mark.startsWith('c:')),
  )
  const typed = [...typedWords(filter.name, ['name']), ...typedWords(words, ['name', 'city'])].map(
    (word, _, { length }) => ({
      ...word,
      enough: length === 1 && inCountryAtMost ? ENOUGH_ALONE : ENOUGH_TO_NARROW,
    }),
  )
  // Signs alone, such as "%%", name nobody.
  if (typed.length === 0 && (filter.name ?? words) !== undefined) return
  if (typed.length === 0) {
    for (const selection of selections) yield { selection, wordTotals: new Map(), endsFit: false }
    return
  }
  const earlier: Marks[] = []
  const known = typed.map(() => new Map<string, Borne | undefined>())
  for (const fit of FITS) {
    const added = await addMarks(db, placeOf(filter), typed, known, fit)
    // Of one word alone the better fits are past already; of several, one may fit well and another badly.
    const marks = typed.length === 1 ? added : known.map((borne) => [...borne.keys()])
    if (added.every((list) => list.length === 0) || marks.some((list) => list.length === 0))
      continue
    const wordTotals = new Map(known.flatMap((borne) => [...borne]))
    for (const [at, selection] of selections.entries()) {
      const endsFit = at === selections.length - 1
      yield { selection: narrowed(selection, marks, earlier), wordTotals, endsFit }
    }
    earlier.push(marks)
  }
}

function typedWords(text: string | undefined, kinds: WordKind[]): Omit<TypedWord, 'enough'>[] {
  return text === undefined
    ? []
    : text
        .split(/[^\p{Letter}\p{Number}]+/u)
        .filter((word) => word !== '')
        .slice(0, MAX_TYPED_WORDS)
        .map((word) => ({ word, kinds }))
}

const placeOf = ({ country, jurisdiction }: LawyerFilter) => country ?? jurisdiction?.slice(0, 2)

/** Adds the marks that a fit brings to those of the better ones. @returns the new ones of each typed word */
async function addMarks(
  db: Database,
  country: string | undefined,
  typed: readonly TypedWord[],
  known: readonly Map<string, Borne | undefined>[],
  fit: Fit,
): Promise<string[][]> {
  const found = await Promise.all(typed.map((word) => marksOfWord(db, country, word, fit)))
  return known.map((borne, at) => {
    const added = [...(found[at] ?? [])].filter(([mark]) => !borne.has(mark))
    for (const [mark, totals] of added) borne.set(mark, totals)
    return added.map(([mark]) => mark)
  })
}
