// How fast landing pages are written, beside the least Next.js app that writes the same elements.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Measured, percentile, rounded } from '../measured.ts'
import { flood, type Load, type LoadResult, offerLoad } from './offer-load.ts'
import { pagesInSitemap, startOurApp } from './our-app.ts'
import { type PageNode, pageTree } from './page-tree.ts'
import { type RunningServer, runToEnd, startServer } from './running-server.ts'
import { shuffled } from './shuffled.ts'

const WARM_UP = 200
const FRESH_PER_SECOND = 300
const FRESH_SECONDS = 5
const FLOOD_ROUNDS = 3
const FLOOD_PAGES = 300
const FLOOD_SECONDS = 3
const KEPT_PAGES = 100
const NEXT_PAGES = 200

type Side = { name: 'ours' | 'next'; server: RunningServer; fresh: Paths; kept: string[] }
/** Gives so many paths; ours gives none twice, so that each page is written anew. */
type Paths = (count: number) => string[]
type Round = { perSecond: number; answered: number; failed: number; cpuMs: number | undefined }

export async function benchServer(): Promise<Measured[]> {
  const app = await startOurApp()
  const folder = await mkdtemp(join(tmpdir(), 'legal-next-'))
  try {
    const paths = shuffled(await pagesInSitemap(app.origin, 'places'))
    const ours: Side = { name: 'ours', server: app, fresh: takeFrom(paths), kept: [] }
    ours.kept = ours.fresh(KEPT_PAGES)
    const pages = await treesOf(app.origin, ours.fresh(NEXT_PAGES))
    const file = join(folder, 'pages.json')
    await writeFile(file, JSON.stringify(Object.fromEntries(pages)))
    const next = await startNext(file)
    try {
      const names = [...pages.keys()]
      const theirs: Side = {
        name: 'next',
        server: next,
        fresh: (count) =>
          cycle(
            names.map((name) => `/fresh/${name}`),
            count,
          ),
        kept: names.slice(0, KEPT_PAGES).map((name) => `/kept/${name}`),
      }
      return await compare(ours, theirs)
    } finally {
      await next.stop()
    }
  } finally {
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(ours: Side, theirs: Side): Promise<Measured[]> {
  for (const side of [ours, theirs]) {
    await offer(side, { paths: side.fresh(WARM_UP), perSecond: 100, seconds: WARM_UP / 100 })
    await offer(side, { paths: side.kept, perSecond: 100, seconds: (3 * KEPT_PAGES) / 100 })
  }
  return [
    ...(await atTheBudget(ours, theirs)),
    ...(await inTurns('uncached', ours, theirs, (side) => side.fresh(FLOOD_PAGES))),
    ...(await inTurns('cached', ours, theirs, (side) => endlessly(side.kept))),
  ]
}

/** Times at the rate of the budget. A server that cannot keep up shows how long its queue has become. */
async function atTheBudget(ours: Side, theirs: Side): Promise<Measured[]> {
  const load = (side: Side) => ({
    paths: side.fresh(FRESH_PER_SECOND * FRESH_SECONDS),
    perSecond: FRESH_PER_SECOND,
    seconds: FRESH_SECONDS,
  })
  const own = await offer(ours, load(ours))
  const other = await offer(theirs, load(theirs))
  const p95 = percentile(own.times, 0.95)
  const baseline = percentile(other.times, 0.95)
  return [
    {
      name: `landing uncached, ${FRESH_PER_SECOND}/s offered`,
      value: p95,
      unit: 'ms',
      p50: percentile(own.times, 0.5),
      p95,
      baseline,
      ratio: rounded(p95 / baseline),
      n: own.times.length,
    },
    ...failures(
      `landing uncached, ${FRESH_PER_SECOND}/s offered`,
      own.failed,
      other.failed,
      own.times.length,
    ),
    {
      name: 'load generator, share of one core',
      value: rounded(own.generatorShare),
      unit: 'cores',
      n: own.times.length,
    },
  ]
}

/** Both in turns, so that a machine that gets slower or faster meanwhile is so to both. */
async function inTurns(
  name: string,
  ours: Side,
  theirs: Side,
  pathsFor: (side: Side) => Iterable<string>,
): Promise<Measured[]> {
  const rounds: Record<Side['name'], Round[]> = { ours: [], next: [] }
  for (let round = 0; round < FLOOD_ROUNDS; round += 1) {
    for (const side of [ours, theirs]) rounds[side.name].push(await oneRound(side, pathsFor(side)))
  }
  const n = sumOf(rounds.ours, 'answered')
  const beside = (what: string, unit: string, figure: 'perSecond' | 'cpuMs') => {
    const middle = (side: Side['name']) =>
      percentile(
        rounds[side].flatMap((round) => round[figure] ?? []),
        0.5,
      )
    const [value, baseline] = [middle('ours'), middle('next')]
    const ratio = rounded(value / baseline)
    return { name: `landing ${name}, ${what}`, value, unit, baseline, ratio, n }
  }
  return [
    beside('most in a second', '/s', 'perSecond'),
    beside('processor time of a page', 'ms', 'cpuMs'),
    ...failures(`landing ${name}`, sumOf(rounds.ours, 'failed'), sumOf(rounds.next, 'failed'), n),
  ]
}

async function oneRound(side: Side, paths: Iterable<string>): Promise<Round> {
  const { server } = side
  const before = server.cpuMs()
  const result = await flood({ origin: server.origin, paths, mostSeconds: FLOOD_SECONDS })
  const after = server.cpuMs()
  const cpuMs =
    before === undefined || after === undefined
      ? undefined
      : (after - before) / Math.max(1, result.answered)
  return { ...result, cpuMs }
}

function sumOf(rounds: readonly Round[], figure: 'answered' | 'failed'): number {
  return rounds.reduce((sum, round) => sum + round[figure], 0)
}

function failures(name: string, value: number, baseline: number, n: number): Measured[] {
  if (value + baseline === 0) return []
  return [{ name: `${name}, not answered`, value, unit: '', baseline, n }]
}

function offer({ server }: Side, load: Omit<Load, 'origin'>): Promise<LoadResult> {
  return offerLoad({ origin: server.origin, ...load })
}

function takeFrom(paths: readonly string[]): Paths {
  let at = 0
  return (count) => {
    const taken = paths.slice(at, at + count)
    if (taken.length < count) throw new Error('There are too few landing pages to ask each once')
    at += count
    return taken
  }
}

function* endlessly(paths: readonly string[]): Generator<string> {
  for (;;) yield* paths
}

function cycle(paths: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => paths[at % paths.length] ?? '')
}

async function treesOf(origin: string, paths: readonly string[]): Promise<Map<string, PageNode[]>> {
  const trees = new Map<string, PageNode[]>()
  for (const path of paths) {
    const answer = await fetch(`${origin}${path}`, { headers: { 'accept-language': 'en' } })
    trees.set(path.replace(/^\/lawyers\//, ''), pageTree(await answer.text()))
  }
  return trees
}

async function startNext(pagesFile: string): Promise<RunningServer> {
  const cwd = import.meta.dirname
  const next = join(cwd, 'node_modules/next/dist/bin/next')
  const env = { NEXT_TELEMETRY_DISABLED: '1', PAGES_FILE: pagesFile }
  await runToEnd([next, 'build'], { cwd, env })
  return startServer([next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd,
    env,
    ready: /Local:\s+http:\/\/[\w.]+:(\d+)[\s\S]*Ready/,
  })
}
