// What is asked of the lawyer list in the bench: every filter alone, combinations, and names half typed or misspelt.
import type pg from 'pg'
import type { LawyerFilter } from '../src/features/directory/domain/lawyer-filter.ts'
import type { Chance } from '../src/features/directory/domain/sample-random.ts'
import { LEGAL_AREAS } from '../src/shared/legal-areas.ts'
import { wordOf } from './made-lawyers.ts'

export type Asked = { filter: LawyerFilter; words?: string }
export type Known = { names: string[]; cities: { country: string; city: string }[] }
export type Question = { name: string; asked: (chance: Chance, known: Known) => Asked }

const LONGEST_TYPED = 12
const NAMES_DRAWN = 400

const country = (chance: Chance) =>
  chance.pick(['US', 'IN', 'BR', 'GB', 'DE', 'JP', 'FR', 'NL', 'FI'])
const area = (chance: Chance) => chance.pick(LEGAL_AREAS)
const language = (chance: Chance) => [chance.pick(['en', 'es', 'fr', 'ar', 'zh', 'hi', 'ko', 'ru'])]

const FILTERS: Question[] = [
  { name: 'no filter', asked: () => ({ filter: {} }) },
  { name: 'country', asked: (chance) => ({ filter: { country: country(chance) } }) },
  {
    name: 'sub-region',
    asked: (chance) => ({ filter: { country: 'US', jurisdiction: `US-${chance.below(50) + 1}` } }),
  },
  { name: 'area', asked: (chance) => ({ filter: { specialization: area(chance) } }) },
  { name: 'city', asked: (chance, { cities }) => ({ filter: chance.pick(cities) }) },
  {
    name: 'city of another country',
    asked: (chance, { cities }) => ({
      filter: { country: 'US', city: chance.pick(cities.filter((c) => c.country !== 'US')).city },
    }),
  },
  {
    name: 'years',
    asked: (chance) => ({ filter: { minimumYears: chance.pick([5, 10, 15, 20]) } }),
  },
  { name: 'free consultation', asked: () => ({ filter: { freeConsultation: true } }) },
  { name: 'contingency fee', asked: () => ({ filter: { contingencyFee: true } }) },
  { name: 'verified', asked: () => ({ filter: { verified: true } }) },
  { name: 'language', asked: (chance) => ({ filter: { languages: language(chance) } }) },
  {
    name: 'country by experience',
    asked: (chance) => ({ filter: { country: country(chance), sort: 'experience' } }),
  },
]

const COMBINATIONS: Question[] = [
  {
    name: 'country and area',
    asked: (chance) => ({ filter: { country: country(chance), specialization: area(chance) } }),
  },
  {
    name: 'area and language',
    asked: (chance) => ({ filter: { specialization: area(chance), languages: language(chance) } }),
  },
  {
    name: 'country, area, 20 years, free, language',
    asked: (chance) => ({
      filter: {
        country: country(chance),
        specialization: area(chance),
        minimumYears: 20,
        freeConsultation: true,
        languages: ['ar'],
      },
    }),
  },
  {
    name: 'sub-region, area, contingency fee',
    asked: (chance) => ({
      filter: {
        jurisdiction: `IN-${chance.below(28) + 1}`,
        specialization: area(chance),
        contingencyFee: true,
      },
    }),
  },
  {
    name: 'city, area, verified',
    asked: (chance, { cities }) => ({
      filter: { ...chance.pick(cities), specialization: area(chance), verified: true },
    }),
  },
  {
    name: 'country and area by name',
    asked: (chance) => ({
      filter: { country: country(chance), specialization: area(chance), sort: 'name' },
    }),
  },
]

/** Two letters are the start of a word, more may stand anywhere in it. */
const letters = (length: number): Question => ({
  name: `name of ${length} letters`,
  asked: (chance, { names }) => {
    const word = chance.pick(names)
    const from = length === 2 ? 0 : chance.below(Math.max(1, word.length - length + 1))
    return { filter: { name: word.slice(from, from + length) } }
  },
})

const NAMES: Question[] = [
  ...Array.from({ length: LONGEST_TYPED - 1 }, (_, at) => letters(at + 2)),
  {
    name: 'name with a slip',
    asked: (chance, { names }) => ({ filter: { name: withSlip(chance.pick(names), chance) } }),
  },
  {
    name: 'name in a country and an area',
    asked: (chance, { names }) => ({
      filter: {
        country: country(chance),
        specialization: area(chance),
        name: chance.pick(names).slice(0, 5),
      },
    }),
  },
  {
    name: 'search: name and city',
    asked: (chance, { names, cities }) => ({
      filter: {},
      words: `${chance.pick(names)} ${chance.pick(cities).city}`,
    }),
  },
  { name: 'name of nobody', asked: () => ({ filter: { name: 'qqzzxxyy' } }) },
]

export const QUESTIONS: readonly Question[] = [...FILTERS, ...COMBINATIONS, ...NAMES]

/** Names and cities that some made lawyers have. */
export async function knownOf(pool: Pick<pg.Pool, 'query'>): Promise<Known> {
  const { rows } = await pool.query<{ country: string; city: string }>(
    `select distinct country, substr(mark, 3) as city
     from (select country, facets from lawyers order by rotation limit 4000) as drawn, unnest(facets) as mark
     where mark like 't:%' order by 1, 2`,
  )
  return {
    names: Array.from({ length: NAMES_DRAWN }, (_, at) => wordOf(at * 149 + 11)),
    cities: rows,
  }
}

function withSlip(word: string, chance: Chance): string {
  const at = 1 + chance.below(Math.max(1, word.length - 1))
  return `${word.slice(0, at)}x${word.slice(at + 1)}`
}
