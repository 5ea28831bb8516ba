// What Lighthouse's phone finds on the five kinds of pages that people land on.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Measured, percentile, rounded } from '../measured.ts'
import { type LocalServer, serveLocally } from './local-server.ts'
import { pagesInSitemap, startOurApp } from './our-app.ts'
import { runToEnd } from './running-server.ts'
import { withoutNoindex } from './without-noindex.ts'

const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
const CHROME = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
]

const LANDING = '/lawyers/united-states/california/personal-injury'

type Audit = {
  score: number | null
  scoreDisplayMode: string
  title: string
  numericValue?: number
  displayValue?: string
  details?: { items?: { url?: string; resourceType?: string }[] }
}
type Report = {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/**
 * Lighthouse's own phone is this fast by its benchmark index: it slows a desktop of 1,500 to 2,000 down four times. A
 * slower machine is slowed down less, so that it is the same phone.
 */
const PHONE_INDEX = 1_750 / 4

/**
 * @param note takes a line on every audit that falls short
 * @param runs of each page; scores are those in the middle
 */
export async function benchLighthouse(
  note: (line: string) => void,
  runs: number,
): Promise<Measured[]> {
  const app = await startOurApp()
  const front = await withoutNoindex(app.origin)
  const plain = await servePlainPage()
  try {
    const { environment } = await lookAt(plain.origin, 1)
    const slowdown = Math.min(4, Math.max(1, rounded(environment.benchmarkIndex / PHONE_INDEX)))
    const figures: Measured[] = [
      {
        name: 'lighthouse: benchmark index of this machine',
        value: Math.round(environment.benchmarkIndex),
        unit: '',
        n: 1,
      },
      { name: 'lighthouse: its processor slowed down', value: slowdown, unit: 'times', n: 1 },
    ]
    const plainReports: Report[] = []
    for (let run = 0; run < runs; run += 1) plainReports.push(await lookAt(plain.origin, slowdown))
    const best = middleOf(plainReports, performanceOf)
    figures.push({
      name: 'lighthouse, a page of one line: performance',
      value: best,
      unit: 'of 100',
      n: runs,
    })
    const profile = await realLawyer(app)
    for (const [kind, path] of await pagesToLookAt(app.origin, profile)) {
      // A first visit after the start also pays for what the server makes ready once.
      await fetch(`${front.origin}${path}`)
      const reports: Report[] = []
      for (let run = 0; run < runs; run += 1) {
        reports.push(await lookAt(`${front.origin}${path}`, slowdown))
      }
      figures.push(...scoresOf(kind, reports, best), await scriptOf(kind, reports))
      for (const line of shortfallsOf(reports)) note(`${kind}: ${line}`)
    }
    return figures
  } finally {
    front.close()
    plain.close()
    await app.stop()
  }
}

async function pagesToLookAt(
  origin: string,
  profile: string,
): Promise<[kind: string, path: string][]> {
  const provision = (await pagesInSitemap(origin, 'law')).find((path) => /\/law\/./.test(path))
  if (!provision) throw new Error('There is no provision to look at')
  return [
    ['home', '/'],
    ['landing', LANDING],
    ['profile', profile],
    ['glossary', '/legal-glossary'],
    ['provision', provision],
  ]
}

/** Takes one lawyer in from a register's list, since search engines are kept from the pages of invented ones. */
async function realLawyer({
  origin,
  dataDir,
}: {
  origin: string
  dataDir: string
}): Promise<string> {
  const list = join(dataDir, 'bar.csv')
  const [header, row] = [
    'First Name,Last Name,Company,City,State,Country,Phone,Year Admitted,Status,Registration Number',
    'Wilhelmina,Featherstone,Featherstone Law,Sacramento,CA,USA,(916) 555-0100,2004,Active,900001',
  ]
  await writeFile(list, `${header}\n${row}\n`)
  const order = [
    'lawyers',
    'import',
    '--register',
    'Bar of the bench',
    '--preset',
    'state-bar',
    list,
  ]
  await runToEnd(['build/server/cli.js', ...order], {
    env: { DATA_DIR: dataDir, STARTED_AS: 'development' },
  })
  const found = await fetch(`${origin}/api/lawyers?nameSearch=Featherstone&country=US`)
  const [lawyer] = (await found.json()) as { slug: string; name: string }[]
  if (lawyer?.name !== 'Wilhelmina Featherstone') throw new Error('The lawyer is not in the list')
  return `/lawyer/${lawyer.slug}`
}

async function lookAt(address: string, slowdown: number): Promise<Report> {
  const cli = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
  const output = await runToEnd(
    [
      cli,
      address,
      '--output=json',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME.join(' ')}`,
    ],
    { env: { CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' } },
  )
  return JSON.parse(output) as Report
}

/** @param best the performance of a page of one line on this machine, which no page can pass */
function scoresOf(kind: string, reports: readonly Report[], best: number): Measured[] {
  const n = reports.length
  const scores = CATEGORIES.map((category) => ({
    name: `lighthouse ${kind}: ${category}`,
    value: middleOf(reports, ({ categories }) => 100 * (categories[category]?.score ?? 0)),
    unit: 'of 100',
    n,
    ...(category === 'performance' ? { baseline: best } : {}),
  }))
  const times = TIMES.map((audit) => ({
    name: `lighthouse ${kind}: ${audit}`,
    value: Math.round(middleOf(reports, ({ audits }) => audits[audit]?.numericValue ?? 0)),
    unit: 'ms',
    n,
  }))
  const shift = Math.max(
    ...reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
  )
  return [
    ...scores,
    ...times,
    { name: `lighthouse ${kind}: layout shift`, value: rounded(shift), unit: '', n },
  ]
}

const performanceOf = ({ categories }: Report) => 100 * (categories['performance']?.score ?? 0)

const middleOf = (reports: readonly Report[], of: (report: Report) => number) =>
  percentile(reports.map(of), 0.5)

/** What this machine's browser needs for a page that needs nothing: the score that is within reach here. */
function servePlainPage(): Promise<LocalServer> {
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line.</p></html>'
  return serveLocally((_asked, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8')
    answer.end(page)
  })
}

/** The scripts that the page had asked for by itself, each compressed as a server would. */
async function scriptOf(kind: string, reports: readonly Report[]): Promise<Measured> {
  const items = reports[0]?.audits['network-requests']?.details?.items ?? []
  const addresses = items.flatMap(({ url, resourceType }) =>
    url && resourceType === 'Script' ? [url] : [],
  )
  let bytes = 0
  for (const address of new Set(addresses)) {
    const answer = await fetch(address)
    bytes += gzipSync(Buffer.from(await answer.arrayBuffer())).length
  }
  return {
    name: `script before interaction ${kind}`,
    value: rounded(bytes / 1_024),
    unit: 'KB gzip',
    n: addresses.length,
  }
}

/** Audits that cost the middle report points, the dearest first. */
function shortfallsOf(reports: readonly Report[]): string[] {
  const [report] = [...reports]
    .sort(
      (a, b) =>
        (a.categories['performance']?.score ?? 0) - (b.categories['performance']?.score ?? 0),
    )
    .slice(Math.floor(reports.length / 2))
  if (!report) return []
  return Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return []
      return [`${category}, ${audit.title}: ${audit.displayValue ?? ''} (score ${audit.score})`]
    }),
  )
}
