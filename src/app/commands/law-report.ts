import path from 'node:path'
import { coverageGoalsSchema } from '../../features/law/contract.ts'
import { loadCorpus, type PlaceCoverage, reportCoverage } from '../../features/law/server.ts'
import { loadPlaces } from '../../features/places/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { uncachedKnowledge } from '../../platform/knowledge/knowledge-cache.server.ts'
import { readKnowledgeFile } from '../../platform/knowledge/read-knowledge.server.ts'
import { LEGAL_AREAS } from '../../shared/legal-areas.ts'
import type { Command, Output } from './command.ts'

/** Coverage per place and area as a table; `--json` the same as data, `--overdue` the entries to review, `--links` what nobody opened. */
export const lawReportCommand: Command = async (args, output) => {
  const { knowledgeDir } = readConfig()
  const corpus = loadCorpus(knowledgeDir, uncachedKnowledge)
  const today = new Date().toISOString().slice(0, 10)
  if (args.includes('--overdue')) {
    const overdue = corpus.provisions.filter(({ reviewBy }) => reviewBy < today)
    for (const { id, reviewBy } of overdue) output.out(`${id} ${reviewBy}`)
    return 0
  }
  if (args.includes('--links')) {
    const unopened = corpus.provisions.filter(({ linkOpened }) => !linkOpened)
    for (const line of new Set(unopened.map(({ jurisdiction, url }) => `${jurisdiction} ${url}`)))
      output.out(line)
    return 0
  }
  const { countries } = loadPlaces(path.join(knowledgeDir, 'places.yaml'))
  const goals = readKnowledgeFile(path.join(knowledgeDir, 'law-coverage.yaml'), coverageGoalsSchema)
  const offered = {
    countries: countries.map(({ code }) => code),
    unions: [...new Set(countries.flatMap(({ unions }) => unions))],
  }
  const report = reportCoverage(corpus, goals, offered, today)
  if (args.includes('--json')) output.out(JSON.stringify(report, null, 2))
  else printTable(report, output)
  return report.places.some(({ shortfalls }) => shortfalls.length > 0) ? 1 : 0
}

function printTable(
  { places, totals }: ReturnType<typeof reportCoverage>,
  { out, err }: Output,
): void {
  const head = ['place', 'kind', 'all', ...LEGAL_AREAS.map((area) => area.slice(0, 5)), 'dates']
  out(row([...head, 'found', 'late']))
  for (const place of places) out(row(cells(place)))
  const { checked } = totals
  out(
    `${totals.countries} countries, ${totals.jurisdictions} jurisdictions, ${totals.provisions} provisions, ${totals.deadlines} deadlines`,
  )
  const share = (count: number) => `${((100 * count) / Math.max(1, totals.provisions)).toFixed(1)}%`
  out(
    `checked against the law index ${share(checked['law-index'])}, official text ${share(checked['official-text'])}, a second source ${share(checked['second-source'])}, unchecked ${share(checked.unchecked)}; ${totals.overdue} overdue for review, ${totals.linksNotOpened} with a link nobody has opened`,
  )
  for (const { jurisdiction, shortfalls } of places)
    if (shortfalls.length > 0) err(`${jurisdiction}: ${shortfalls.join(', ')}`)
}

function cells(place: PlaceCoverage): (string | number)[] {
  const { jurisdiction, kind, provisions, byArea, deadlines, checked, overdue } = place
  const found = provisions === 0 ? 0 : (provisions - checked.unchecked) / provisions
  return [
    jurisdiction,
    kind,
    provisions,
    ...LEGAL_AREAS.map((area) => byArea[area]),
    deadlines,
    `${Math.round(100 * found)}%`,
    overdue,
  ]
}

function row(values: (string | number)[]): string {
  return values.map((value) => String(value).padEnd(6)).join(' ')
}
