import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { coverageGoalsSchema } from '../features/law/contract.ts'
import { loadCorpus, reportCoverage } from '../features/law/server.ts'
import { loadPlaces } from '../features/places/server.ts'
import { uncachedKnowledge } from '../platform/knowledge/knowledge-cache.server.ts'
import { readKnowledgeFile } from '../platform/knowledge/read-knowledge.server.ts'

const KNOWLEDGE = 'knowledge'
const { countries } = loadPlaces(path.join(KNOWLEDGE, 'places.yaml'))
const corpus = loadCorpus(KNOWLEDGE, uncachedKnowledge)
const report = reportCoverage(
  corpus,
  readKnowledgeFile(path.join(KNOWLEDGE, 'law-coverage.yaml'), coverageGoalsSchema),
  {
    countries: countries.map(({ code }) => code),
    unions: [...new Set(countries.flatMap(({ unions }) => unions))],
  },
  '2026-11-21',
)

describe('the law of this repository', () => {
  it('every country we offer has the law it is owed, in every area', () => {
    const lacking = report.places.filter(({ shortfalls }) => shortfalls.length > 0)
    expect(lacking.map(({ jurisdiction, shortfalls }) => ({ jurisdiction, shortfalls }))).toEqual(
      [],
    )
  })

  it('covers at least 104 countries, 125 jurisdictions and 4,500 provisions', () => {
    expect(report.totals.countries).toBeGreaterThanOrEqual(104)
    expect(report.totals.jurisdictions).toBeGreaterThanOrEqual(125)
    expect(report.totals.provisions).toBeGreaterThanOrEqual(4_500)
  })

  it('an entry whose citation the index does not know says why, or is marked as unchecked', () => {
    const unexplained = corpus.provisions.filter(
      ({ checked }) =>
        (checked.against === 'second-source' || checked.against === 'official-text') &&
        !checked.note,
    )
    expect(unexplained.map(({ id }) => id)).toEqual([])
  })

  it('every link that nobody has opened is on the list for the owner, and no other', () => {
    const unopened = corpus.provisions.filter(({ linkOpened }) => !linkOpened)
    const wanted = new Set(unopened.map(({ jurisdiction, url }) => `${jurisdiction} ${url}`))
    const listed = new Set(readFileSync('docs/links-to-open.txt', 'utf8').trim().split('\n'))
    expect([...wanted].filter((line) => !listed.has(line))).toEqual([])
    expect([...listed].filter((line) => !wanted.has(line))).toEqual([])
  })
})
