import { describe, expect, it } from 'vitest'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import type { CoverageGoals, IssueFile, LawFile } from '../contract.ts'
import { buildCorpus } from './corpus.ts'
import { reportCoverage } from './coverage-report.ts'

const TODAY = '2026-11-21'
const goals: CoverageGoals = {
  deep: { provisions: 17, countries: ['DE', 'GB'] },
  base: { provisions: 16 },
  parts: { provisions: 2, of: { US: 3 } },
  unions: { provisions: 1 },
}

const issueFiles = LEGAL_AREAS.map((area) => ({
  file: `${area}.yaml`,
  content: {
    area,
    issues: [
      {
        id: `${area}-issue`,
        name: {},
        deadlines_from: [],
        considerations: [],
        gather: [],
        questions: [],
        related: [],
      },
    ],
  } satisfies IssueFile,
}))

function law(
  jurisdiction: string,
  areas: readonly string[],
  reviewBy = '2027-01-01',
): { file: string; content: LawFile } {
  const provisions = areas.map((area, at) => ({
    section: String(at + 1),
    heading: { en: 'h' },
    summary: { en: 's' },
    issues: [`${area}-issue`],
    checked: { on: TODAY, against: 'law-index' as const, result: 'found' as const },
    review_by: reviewBy,
  }))
  return {
    file: `${jurisdiction}.yaml`,
    content: {
      country: jurisdiction.split('-')[0] ?? '',
      jurisdiction,
      acts: [
        {
          id: 'act',
          title: 'Act',
          type: 'statute',
          section_sign: 's.',
          official_url: 'https://example.org',
          link: 'not-opened',
          in_force_from: '2000',
          provisions,
        },
      ],
    },
  }
}

function report(files: ReturnType<typeof law>[], countries: string[], unions: string[] = []) {
  const { corpus } = buildCorpus(issueFiles, files)
  return reportCoverage(corpus, goals, { countries, unions }, TODAY)
}

const shortfalls = (of: ReturnType<typeof report>, place: string) =>
  of.places.find(({ jurisdiction }) => jurisdiction === place)?.shortfalls

describe('coverage report', () => {
  it('a country that is offered without any law lacks everything', () => {
    expect(shortfalls(report([], ['FJ']), 'FJ')).toEqual([
      '0 of 16 provisions',
      ...LEGAL_AREAS.map((area) => `no ${area}`),
    ])
  })

  it('a country with every area and enough provisions lacks nothing', () => {
    expect(shortfalls(report([law('FJ', LEGAL_AREAS)], ['FJ']), 'FJ')).toEqual([])
  })

  it('a deep country owes more than a base one', () => {
    expect(shortfalls(report([law('DE', LEGAL_AREAS)], ['DE']), 'DE')).toEqual([
      '16 of 17 provisions',
    ])
  })

  it('an area counts for a country when each of its parts has it, not when one has', () => {
    const withoutFamily = [...LEGAL_AREAS.filter((area) => area !== 'family-law'), 'tax', 'tax']
    const family = ['family-law', 'family-law']
    const all = [law('GB', withoutFamily), law('GB-SCT', family), law('GB-NIR', family)]
    expect(shortfalls(report(all, ['GB']), 'GB')).toEqual([])
    const missing = [law('GB', withoutFamily), law('GB-SCT', family), law('GB-NIR', ['tax', 'tax'])]
    expect(shortfalls(report(missing, ['GB']), 'GB')).toEqual(['no family-law'])
  })

  it('a part owes what its country asks of parts, and need not fill every area', () => {
    const found = report([law('US-CA', ['tax', 'tax']), law('CA-ON', ['tax', 'tax'])], [])
    expect(shortfalls(found, 'US-CA')).toEqual(['2 of 3 provisions'])
    expect(shortfalls(found, 'CA-ON')).toEqual([])
  })

  it('a union is a jurisdiction but no country', () => {
    const { totals } = report([law('EU', ['tax']), law('FJ', LEGAL_AREAS)], ['FJ'], ['EU'])
    expect(totals).toMatchObject({ countries: 1, jurisdictions: 2, provisions: 17 })
  })

  it('an entry is overdue from the day after its review day', () => {
    const { totals } = report([law('FJ', ['tax'], TODAY), law('DE', ['tax'], '2026-11-20')], [])
    expect(totals.overdue).toBe(1)
  })
})
