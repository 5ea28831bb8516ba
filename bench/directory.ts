// The lawyer list at the size of a nation's bar, beside a search without index and one in memory, on the same rows.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { foldText } from '../src/features/directory/domain/fold-text.ts'
import type { LawyerFilter } from '../src/features/directory/domain/lawyer-filter.ts'
import { seededChance } from '../src/features/directory/domain/sample-random.ts'
import { countFacets } from '../src/features/directory/server/count-facets.ts'
import type { NewLawyer } from '../src/features/directory/server/lawyers.repo.ts'
import { countList, listPage } from '../src/features/directory/server/list-page.ts'
import { upsertLawyers } from '../src/features/directory/server/upsert-lawyers.repo.ts'
import { connectDatabase } from '../src/platform/database/database.server.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.server.ts'
import { migrateDatabase } from '../src/platform/database/migrate.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { databaseClock } from './database-clock.ts'
import { knownOf, QUESTIONS } from './directory-questions.ts'
import { madeLawyers } from './made-lawyers.ts'
import { type Measured, spread } from './measured.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const BATCH = 5_000
const ASKED = 120
const BASELINE_ASKED = 5
const PAGE = 50
const DAY = '2026-11-21'

type Connection = ReturnType<typeof connectDatabase>

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

/**
 * Every kind of question at one size. Beside each first page stands what the database's own processors worked for it,
 * which other work on the machine does not lengthen.
 */
export async function measure(
  { db, pool }: Connection,
  size: number,
  withBaseline: boolean,
  asked = ASKED,
): Promise<Measured[]> {
  const known = await knownOf(pool)
  const figures: Measured[] = []
  for (const question of QUESTIONS) {
    const chance = seededChance(5)
    const questions = Array.from({ length: asked }, () => question.asked(chance, known))
    const pages: number[] = []
    const worked: number[] = []
    const counts: number[] = []
    const facets: number[] = []
    const clock = await databaseClock(pool)
    for (const { filter, words } of questions) {
      const page = { filter, words, limit: PAGE, day: DAY }
      const before = clock()
      pages.push(await timed(() => listPage(db, page)))
      worked.push(clock() - before)
      counts.push(await timed(() => countList(db, { filter, words })))
      facets.push(
        await timed(() => Promise.all([listPage(db, page), countFacets(db, filter, words)])),
      )
    }
    const { name } = question
    const typed = questions.flatMap(({ filter }) => filter.name ?? [])
    const plain = withBaseline && typed.length > 0 ? await unindexed(pool, typed) : []
    figures.push(spread(`directory ${size}, first page: ${name}`, pages, plain))
    figures.push(spread(`directory ${size}, database works: ${name}`, worked, []))
    figures.push(spread(`directory ${size}, page and facets: ${name}`, facets, []))
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
