import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { facet } from '../domain/facets.ts'
import { wordsOf } from '../domain/name-words.ts'
import { EVERYWHERE } from './lawyer-totals.repo.ts'

/** What the directory knows of typed words; nothing is said of words it does not know. */
export type KnownWords = {
  /** By folded word: how many lawyers bear it in a name or firm. */
  names: ReadonlyMap<string, number>
  /** Folded words with which some name, firm or city begins. */
  beginnings: ReadonlySet<string>
  /** By folded city: how many lawyers are there, by country. */
  cities: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/**
 * Looks up words and cities as they stand; everything is read from kept totals, however many lawyers there are.
 * @param words folded
 * @param cities folded, one word or several
 */
export async function knownWords(
  db: Database,
  words: readonly string[],
  cities: readonly string[],
): Promise<KnownWords> {
  const whole = [...new Set(words)]
  const [names, beginnings, found] = await Promise.all([
    namesAmong(db, whole),
    Promise.all(whole.map(async (word) => ((await isBeginning(db, word)) ? [word] : []))),
    citiesAmong(db, [...new Set(cities)]),
  ])
  return { names, beginnings: new Set(beginnings.flat()), cities: found }
}

/** A name in a script without spaces is known by its pairs of characters too; the rarest pair counts. */
async function namesAmong(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  const parts = new Map(words.map((word) => [word, wordsOf(word)]))
  const asked = [...new Set([...parts.values()].flat())]
  if (asked.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; total: number }>(sql`
    select word, total from lawyer_words
    where country = ${EVERYWHERE} and kind = 'n' and total > 0 and word = any(${sql.param(asked)})`)
  const totals = new Map(rows.map(({ word, total }) => [word, total]))
  const known = new Map<string, number>()
  for (const [word, [whole = '', ...pairs]] of parts) {
    const total = totals.get(whole) ?? Math.min(...pairs.map((pair) => totals.get(pair) ?? 0))
    if (Number.isFinite(total) && total > 0) known.set(word, total)
  }
  return known
}

async function isBeginning(db: Database, word: string): Promise<boolean> {
  const begun = `${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { rows } = await db.execute(sql`
    select 1 from lawyer_words
    where country = ${EVERYWHERE} and kind in ('n', 'm') and total > 0 and word like ${begun} limit 1`)
  return rows.length > 0
}

async function citiesAmong(
  db: Database,
  cities: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const marks = cities.map((city) => facet.city(city))
  if (marks.length === 0) return new Map()
  const { rows } = await db.execute<{ country: string; city: string; total: number }>(sql`
    with seen as materialized (
      select facet from lawyer_totals
      where country = ${EVERYWHERE} and total > 0 and facet = any(${sql.param(marks)})
    ), countries as materialized (
      select substr(facet, 3) as country from lawyer_totals
      where country = ${EVERYWHERE} and total > 0 and facet like 'c:%'
    )
    select here.country, substr(here.facet, 3) as city, here.total
    from seen cross join countries
    join lawyer_totals as here on here.country = countries.country and here.facet = seen.facet
    where here.total > 0`)
  const known = new Map<string, Map<string, number>>()
  for (const { country, city, total } of rows) {
    known.set(city, (known.get(city) ?? new Map<string, number>()).set(country, total))
  }
  return known
}
