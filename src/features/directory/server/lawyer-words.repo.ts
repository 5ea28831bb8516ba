import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { editDistance, slipsAllowed } from '../../../shared/edit-distance.ts'
import { facet, PREFIX_LENGTHS } from '../domain/facets.ts'
import { EVERYWHERE } from './lawyer-totals.repo.ts'

/** Where a typed word may stand. */
export type WordKind = 'name' | 'city'

/** How a typed word fits a known one, the better first. */
export const FITS = ['start', 'inside', 'misspelt'] as const
export type Fit = (typeof FITS)[number]

/** The most frequent words come first; once these bear them, rarer ones that begin or continue alike are left out. */
const ENOUGH_LAWYERS = 2_500
const MAX_WORDS = 100
const MAX_RESEMBLING = 400
const SHORTEST_INSIDE = 3

export type TypedWord = { word: string; kinds: readonly WordKind[] }

/** How many lawyers bear a mark, within the country asked about and everywhere. */
export type Borne = { here: number; everywhere: number }

/**
 * Marks of lawyers that a typed word may mean, with how many bear them.
 * @param country ISO 3166-1; undefined is everywhere
 */
export async function marksOfWord(
  db: Database,
  country: string | undefined,
  { word, kinds }: TypedWord,
  fit: Fit,
): Promise<Map<string, Borne | undefined>> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const within = sql`country = ${country ?? EVERYWHERE} and kind = ${LETTER[kind]}`
      const words = await KNOWN_WORDS[fit](db, within, word, kind)
      return words.map(({ word: known, total, everywhere }) => {
        return [markOf(kind, known), { here: total, everywhere }] as const
      })
    }),
  )
  return new Map([...found.flat(), ...(fit === 'start' ? prefixMark(word, kinds) : [])])
}

/** A beginning of two or three letters has a mark of its own, since too many words share it to be listed. */
function prefixMark(word: string, kinds: readonly WordKind[]): [string, undefined][] {
  const marked = PREFIX_LENGTHS.includes([...word].length) && kinds.includes('name')
  return marked ? [[facet.namePrefix(word), undefined]] : []
}

type Known = { word: string; total: number; everywhere: number }

const WORD = sql`word, total, coalesce((
  select total from lawyer_words as whole
  where whole.country = '*' and whole.kind = lawyer_words.kind and whole.word = lawyer_words.word
), 0) as everywhere`

const KNOWN_WORDS: Record<
  Fit,
  (db: Database, within: SQL, word: string, kind: WordKind) => Promise<Known[]>
> = {
  start: async (db, within, word, kind) =>
    kind === 'name' && PREFIX_LENGTHS.includes([...word].length)
      ? []
      : wordsLike(db, within, sql`word like ${`${escapeLike(word)}%`}`),
  inside: async (db, within, word) =>
    [...word].length < SHORTEST_INSIDE
      ? []
      : wordsLike(db, within, sql`word like ${`_%${escapeLike(word)}%`}`),
  misspelt: resembling,
}

async function wordsLike(db: Database, within: SQL, condition: SQL): Promise<Known[]> {
  const { rows } = await db.execute<Known>(sql`
    select ${WORD} from lawyer_words
    where ${within} and total > 0 and ${condition}
    order by total desc, word limit ${MAX_WORDS}`)
  let lawyers = 0
  return rows.filter(({ total }) => {
    const wanted = lawyers < ENOUGH_LAWYERS
    lawyers += total
    return wanted
  })
}

/** Words that differ by a slip or two; the trigrams only narrow down which are worth comparing. */
async function resembling(db: Database, within: SQL, word: string): Promise<Known[]> {
  const slips = slipsAllowed(word)
  if (slips === 0) return []
  const { rows } = await db.execute<Known>(sql`
    select ${WORD} from lawyer_words
    where ${within} and total > 0 and word % ${word}
      and char_length(word) between ${[...word].length - slips} and ${[...word].length + slips}
    order by similarity(word, ${word}) desc, word limit ${MAX_RESEMBLING}`)
  return rows.filter((known) => editDistance(known.word, word) <= slips).slice(0, MAX_WORDS)
}

const LETTER: Record<WordKind, string> = { name: 'n', city: 'm' }

function markOf(kind: WordKind, word: string): string {
  return kind === 'name' ? facet.name(word) : facet.cityWord(word)
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)
