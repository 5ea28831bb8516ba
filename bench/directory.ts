// The lawyer list at the size of a nation's bar, beside a search without index and one in memory, on the same rows.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { foldText } from '../src/features/directory/domain/fold-text.ts'
import type { LawyerFilter } from '../src/features/directory/domain/lawyer-filter.ts'
import { type Chance, seededChance } from '../src/features/directory/domain/sample-random.ts'
import type { NewLawyer } from '../src/features/directory/server/lawyers.repo.ts'
import { countList, listPage } from '../src/features/directory/server/list-page.ts'
import { upsertLawyers } from '../src/features/directory/server/upsert-lawyers.repo.ts'
import { connectDatabase } from '../src/platform/database/database.server.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.server.ts'
import { migrateDatabase } from '../src/platform/database/migrate.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { LEGAL_AREAS } from '../src/shared/legal-areas.ts'
import { madeLawyers, wordOf } from './made-lawyers.ts'
import { type Measured, spread } from './measured.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const BATCH = 5_000
const ASKED = 120
const BASELINE_ASKED = 12
const PAGE = 50
const DAY = '2026-11-21'

type Connection = ReturnType<typeof connectDatabase>
type Asked = { filter: LawyerFilter; words?: string }
type Typed = { name: string; asked: (chance: Chance, known: Known) => Asked }
type Known = { names: string[]; cities: { country: string; city: string }[] }

const letters = (length: number): Typed => ({
  name: `name of ${length} letters`,
  asked: (chance, { names }) => {
    const word = chance.pick(names)
    // Two letters are the start of a word, more may stand anywhere in it.
    const from = length === 2 ? 0 : chance.below(Math.max(1, word.length - length + 1))
    return { filter: { name: word.slice(from, from + length) } }
  },
})

const QUESTIONS: Typed[] = [
  { name: 'no filter', asked: () => ({ filter: {} }) },
  { name: 'country', asked: (chance) => ({ filter: { country: country(chance) } }) },
  {
    name: 'sub-region',
    asked: (chance) => ({ filter: { country: 'US', jurisdiction: `US-${chance.below(50) + 1}` } }),
  },
  { name: 'area', asked: (chance) => ({ filter: { specialization: chance.pick(LEGAL_AREAS) } }) },
  {
    name: 'country, area, 20 years, free, language',
    asked: (chance) => ({
      filter: {
        country: country(chance),
        specialization: chance.pick(LEGAL_AREAS),
        minimumYears: 20,
        freeConsultation: true,
        languages: ['ar'],
      },
    }),
  },
  { name: 'city', asked: (chance, { cities }) => ({ filter: chance.pick(cities) }) },
  {
    name: 'city of another country',
    asked: (chance, { cities }) => ({
      filter: { country: 'US', city: chance.pick(cities.filter((c) => c.country !== 'US')).city },
    }),
  },
  {
    name: 'sub-region, area, contingency fee',
    asked: (chance) => ({
      filter: {
        jurisdiction: `IN-${chance.below(28) + 1}`,
        specialization: chance.pick(LEGAL_AREAS),
        contingencyFee: true,
      },
    }),
  },
  {
    name: 'country by experience',
    asked: (chance) => ({ filter: { country: country(chance), sort: 'experience' } }),
  },
  {
    name: 'country and area by name',
    asked: (chance) => ({
      filter: { country: country(chance), specialization: chance.pick(LEGAL_AREAS), sort: 'name' },
    }),
  },
  letters(2),
  letters(3),
  letters(4),
  letters(6),
  letters(12),
  {
    name: 'name with a slip',
    asked: (chance, { names }) => ({ filter: { name: withSlip(chance.pick(names), chance) } }),
  },
  {
    name: 'name in a country and an area',
    asked: (chance, { names }) => ({
      filter: {
        country: country(chance),
        specialization: chance.pick(LEGAL_AREAS),
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

/** First pages of every kind of question, the fiftieth page, counts, and how they grow with the directory. */
export async function benchDirectory(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'legal-bench-'))
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    log: { info: () => undefined, warn: (message) => process.stderr.write(`${message}\n`) },
  })
  await migrateDatabase(server.url)
  const connection = connectDatabase(server.url, createLog('warn'))
  try {
    const figures: Measured[] = []
    for (const size of SIZES) {
      const last = size === SIZES.at(-1)
      figures.push(await fill(connection, size))
      figures.push(...(await measure(connection, size, last)))
      if (last) figures.push(...measureInMemory(size))
    }
    return figures
  } finally {
    await connection.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill({ db, pool }: Connection, size: number): Promise<Measured> {
  await pool.query('truncate lawyers cascade')
  await pool.query('truncate lawyer_totals, lawyer_words')
  const start = performance.now()
  for (const batch of madeLawyers(size, BATCH)) await upsertLawyers(db, batch)
  const perSecond = Math.round((1_000 * size) / (performance.now() - start))
  await pool.query('vacuum analyze lawyers, lawyer_totals, lawyer_words')
  return { name: `directory, ${size} lawyers added`, value: perSecond, unit: '/s', n: size }
}

export async function measure(
  { db, pool }: Connection,
  size: number,
  withBaseline: boolean,
): Promise<Measured[]> {
  const known = await knownOf(pool)
  const figures: Measured[] = []
  for (const { name, asked } of QUESTIONS) {
    const chance = seededChance(5)
    const questions = Array.from({ length: ASKED }, () => asked(chance, known))
    const pages: number[] = []
    const counts: number[] = []
    for (const { filter, words } of questions) {
      pages.push(await timed(() => listPage(db, { filter, words, limit: PAGE, day: DAY })))
      counts.push(await timed(() => countList(db, { filter, words })))
    }
    const typed = questions.flatMap(({ filter }) => filter.name ?? [])
    const plain = withBaseline && typed.length > 0 ? await unindexed(pool, typed) : []
    figures.push(spread(`directory ${size}, first page: ${name}`, pages, plain))
    figures.push(spread(`directory ${size}, count: ${name}`, counts, []))
  }
  figures.push(spread(`directory ${size}, page 50: country and area`, await fiftieth(db), []))
  return figures
}

/** What a list without any index would do: every row's names compared, letter by letter. */
async function unindexed(pool: Connection['pool'], typed: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const name of typed.slice(0, BASELINE_ASKED)) {
    times.push(
      await timed(() =>
        pool.query(
          `select id from lawyers where (name || ' ' || firm) ilike $1 order by name limit ${PAGE}`,
          [`%${name}%`],
        ),
      ),
    )
  }
  return times
}

async function fiftieth(db: Connection['db']): Promise<number[]> {
  const filter: LawyerFilter = { country: 'US', specialization: 'family-law' }
  let cursor = (await listPage(db, { filter, limit: PAGE, day: DAY })).next
  for (let page = 2; page < 50 && cursor; page += 1) {
    cursor = (await listPage(db, { filter, limit: PAGE, day: DAY, cursor })).next
  }
  const times: number[] = []
  for (let asked = 0; asked < ASKED; asked += 1) {
    times.push(await timed(() => listPage(db, { filter, limit: PAGE, day: DAY, cursor })))
  }
  return times
}

/** The same names in a library that keeps its index in memory. */
function measureInMemory(size: number): Measured[] {
  const before = process.memoryUsage().rss
  const start = performance.now()
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    processTerm: foldText,
  })
  const names: string[] = []
  let id = 0
  for (const batch of madeLawyers(size, BATCH)) {
    index.addAll(
      batch.map((lawyer: NewLawyer) => ({ id: id++, text: `${lawyer.name} ${lawyer.firm}` })),
    )
    const [first] = batch
    if (first) names.push(foldText(first.name).split(' ')[1] ?? '')
  }
  const seconds = Math.round((performance.now() - start) / 1_000)
  const times = names.slice(0, ASKED).map((name) => {
    const begun = performance.now()
    index.search(name, { prefix: true, fuzzy: 0.2 })
    return performance.now() - begun
  })
  const megabytes = Math.round((process.memoryUsage().rss - before) / 1e6)
  return [
    spread(`in memory ${size}: name, whole, begun or with a slip`, times, []),
    { name: `in memory ${size}: resident`, value: megabytes, unit: 'MB', n: size },
    { name: `in memory ${size}: time to build`, value: seconds, unit: 's', n: size },
  ]
}

async function knownOf(pool: Connection['pool']): Promise<Known> {
  const { rows } = await pool.query<{ country: string; city: string }>(
    `select distinct country, substr(mark, 3) as city
     from (select country, facets from lawyers order by rotation limit 4000) as drawn, unnest(facets) as mark
     where mark like 't:%' order by 1, 2`,
  )
  return { names: Array.from({ length: 400 }, (_, at) => wordOf(at * 149 + 11)), cities: rows }
}

function country(chance: Chance): string {
  return chance.pick(['US', 'IN', 'BR', 'GB', 'DE', 'JP', 'FR', 'NL', 'FI'])
}

function withSlip(word: string, chance: Chance): string {
  const at = 1 + chance.below(Math.max(1, word.length - 1))
  return `${word.slice(0, at)}x${word.slice(at + 1)}`
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
