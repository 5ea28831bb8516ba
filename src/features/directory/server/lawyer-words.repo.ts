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

const MAX_WORDS = 100
const MAX_RESEMBLING = 400
const SHORTEST_INSIDE = 3

export type TypedWord = {
  word: string
  kinds: readonly WordKind[]
  /** Lawyers. The most frequent words come first; once these bear them, rarer ones that fit alike are left out. */
  enough: number
}

/** How many lawyers bear a mark, within the country asked about and everywhere. */
export type Borne = { here: number; everywhere: number }

/**
 * Marks of lawyers that a typed word may mean, with how many bear them.
 * @param country ISO 3166-1; undefined is everywhere
 */
export async function marksOfWord(
  db: Database,
  country: string | undefined,
  { word, kinds, enough }: TypedWord,
  fit: Fit,
): Promise<Map<string, Borne | undefined>> {
  const known = await KNOWN_WORDS[fit](db, { country, kinds, enough }, word)
  const found = known.map(({ kind, word: whole, total, everywhere }) => {
    return [markOf(kind, whole), { here: total, everywhere }] as const
  })
  return new Map([...found, ...(fit === 'start' ? prefixMark(word, kinds) : [])])
}

/** A beginning of two or three letters has a mark of its own, since too many words share it to be listed. */
function prefixMark(word: string, kinds: readonly WordKind[]): [string, undefined][] {
  const marked = PREFIX_LENGTHS.includes([...word].length) && kinds.includes('name')
  return marked ? [[facet.namePrefix(word), undefined]] : []
}

type Within = { country: string | undefined; kinds: readonly WordKind[]; enough: number }
type Letter = (typeof LETTER)[WordKind]
type Known = { kind: Letter; word: string; total: number; everywhere: number }

const KNOWN_WORDS: Record<Fit, (db: Database, within: Within, word: string) => Promise<Known[]>> = {
  start: async (db, within, word) => {
    const kinds = PREFIX_LENGTHS.includes([...word].length)
      ? within.kinds.filter((kind) => kind !== 'name')
      : within.kinds
    return wordsLike(db, { ...within, kinds }, `${escapeLike(word)}%`)
  },
  inside: async (db, within, word) =>
    [...word].length < SHORTEST_INSIDE ? [] : wordsLike(db, within, `_%${escapeLike(word)}%`),
  misspelt: resembling,
}

/** The most frequent words of each kind. */
async function wordsLike(db: Database, within: Within, pattern: string): Promise<Known[]> {
  if (within.kinds.length === 0) return []
  const { rows } = await db.execute<Known>(sql`
    select kind, word, total, ${everywhere(within)} as everywhere
    from (
      select kind, word, total, row_number() over (partition by kind order by total desc, word) as place
      from lawyer_words where ${pattern.startsWith('_') ? anyKind(within) : ofKinds(within)}
        and total > 0 and word like ${pattern}
    ) as known where place <= ${MAX_WORDS} order by total desc, word`)
  const lawyers = { n: 0, m: 0 }
  return rows.filter(({ kind, total }) => {
    const wanted = lawyers[kind] < within.enough
    lawyers[kind] += total
    return wanted
  })
}

/** Words that differ by a slip or two; the trigrams only narrow down which are worth comparing. */
async function resembling(db: Database, within: Within, word: string): Promise<Known[]> {
  const slips = slipsAllowed(word)
  if (slips === 0) return []
  const { rows } = await db.execute<Known>(sql`
    select kind, word, total, ${everywhere(within)} as everywhere
    from (
      select kind, word, total,
        row_number() over (partition by kind order by similarity(word, ${word}) desc, word) as place
      from lawyer_words where ${anyKind(within)} and total > 0 and word % ${word}
        and char_length(word) between ${[...word].length - slips} and ${[...word].length + slips}
    ) as known where place <= ${MAX_RESEMBLING} order by place, word`)
  const near = rows.filter((known) => editDistance(known.word, word) <= slips)
  return within.kinds.flatMap((kind) =>
    near.filter((known) => known.kind === LETTER[kind]).slice(0, MAX_WORDS),
  )
}

const LETTER = { name: 'n', city: 'm' } as const
const LETTERS = Object.values(LETTER)

const inCountry = ({ country }: Within) => sql`country = ${country ?? EVERYWHERE}`
const lettersOf = ({ kinds }: Within) => sql.param(kinds.map((kind) => LETTER[kind]))
const ofKinds = (within: Within) => sql`${inCountry(within)} and kind = any(${lettersOf(within)})`

/** The index of trigrams would read the whole long list of a kind: it is compared afterwards, word by word. */
const anyKind = (within: Within) =>
  within.kinds.length === LETTERS.length
    ? inCountry(within)
    : sql`${inCountry(within)} and kind || '' = any(${lettersOf(within)})`

/** How many bear a word in all countries; where those are asked about, that is its total. */
const everywhere = ({ country }: Within): SQL =>
  country === undefined
    ? sql`total`
    : sql`coalesce((
        select whole.total from lawyer_words as whole
        where whole.country = ${EVERYWHERE} and whole.kind = known.kind and whole.word = known.word
      ), 0)`

function markOf(kind: Letter, word: string): string {
  return kind === LETTER.name ? facet.name(word) : facet.cityWord(word)
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)
