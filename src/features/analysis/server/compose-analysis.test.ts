import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { provisionExample } from '../../../../test/provision-example.ts'
import { createTranslate, type Messages } from '../../../i18n/translate.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { Corpus, Provision, TaxonomyIssue } from '../../law/contract.ts'
import { type CompositionInput, composeAnalysis } from './compose-analysis.ts'

const t = createTranslate(
  'en',
  JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages,
)

const provision = provisionExample({
  id: 'de-bgb-551',
  country: 'DE',
  jurisdiction: 'DE',
  actLocal: 'Bürgerliches Gesetzbuch',
  section: '551',
  heading: { en: 'Deposit', de: 'Kaution' },
  summary: { en: 'At most three months of rent.', de: 'Höchstens drei Monatsmieten.' },
  issues: ['security-deposit'],
  areas: ['real-estate'],
  url: 'https://www.gesetze-im-internet.de/bgb/__551.html',
  checked: { on: '2026-11-21', against: 'law-index', result: 'found' },
  reviewBy: '2026-11-20',
  inForceFrom: '2002',
})

const corpus: Corpus = {
  issues: new Map(),
  provisions: [provision],
  byJurisdiction: new Map([['DE', [provision]]]),
  byId: new Map([[provision.id, provision]]),
}

const compose = (
  more: Partial<CompositionInput> & { laws?: Provision[]; language?: LanguageCode } = {},
) =>
  composeAnalysis({
    findings: {
      language: 'en',
      danger: undefined,
      classification: {
        issues: [{ issue: 'security-deposit', score: 0.9, area: 'real-estate' }],
        areas: [{ area: 'real-estate', score: 0.9 }],
        confidence: 0.9,
        because: [],
      },
      retrieved: (more.laws ?? [provision]).map((one) => ({
        provision: one,
        issues: ['security-deposit'],
        score: 0.9,
      })),
      engine: 'built-in',
    },
    corpus,
    t,
    placeName: () => 'Germany',
    place: { jurisdiction: 'DE', hasOwnLaw: true, hasAnyLaw: true },
    safety: null,
    premises: [],
    areaChosen: false,
    startOf: () => ({ daysNamed: [] }),
    now: new Date('2026-11-21T12:00:00Z'),
    language: 'en',
    ...more,
  })

describe('what an analysis admits not to know', () => {
  it('a place without any law says so, and lists none', () => {
    const place = { jurisdiction: 'AQ', hasOwnLaw: false, hasAnyLaw: false }
    const composed = compose({ laws: [], place })
    expect(composed.applicableLaws).toEqual([])
    expect(composed.notKnown).toContain('no-source-for-place')
  })

  it("a part without law of its own gets the country's, and is told that local law was not looked at", () => {
    const place = { jurisdiction: 'DE-BY', hasOwnLaw: false, hasAnyLaw: true }
    const composed = compose({ place })
    expect(composed.applicableLaws).toHaveLength(1)
    expect(composed.notKnown).toContain('local-law-not-checked')
  })

  it('an area for which the place has nothing is named', () => {
    expect(compose({ laws: [] }).notKnown).toContain('no-source-for-area')
  })
})

describe('a law in an analysis', () => {
  it('carries how it was checked, that its review is overdue, and a mark of what it says', () => {
    expect(compose().applicableLaws[0]).toMatchObject({
      checkedAgainst: 'law-index',
      checkedOn: '2026-11-21',
      reviewOverdue: true,
      linkOpened: false,
      substance: expect.stringMatching(/^[\w-]{16}$/),
    })
  })

  it("is told in the reader's language, or in English and marked so", () => {
    expect(compose({ language: 'de' }).applicableLaws[0]).toMatchObject({
      description: 'Höchstens drei Monatsmieten.',
      lang: 'de',
    })
    expect(compose({ language: 'fr' }).applicableLaws[0]).toMatchObject({
      description: 'At most three months of rent.',
      lang: 'en',
    })
  })

  it('of which only the act is known is cited without a section', () => {
    const [law] = compose({ laws: [{ ...provision, section: undefined }] }).applicableLaws
    expect(law).toMatchObject({ statute: 'Bürgerliches Gesetzbuch', section: null })
  })
})

describe('deadlines', () => {
  const limit = (id: string, period: string) => ({
    ...provision,
    id,
    deadline: { period, from: 'notice-received' as const, what: { en: 'Object' } },
  })
  const laws = [limit('later', 'P2M'), limit('sooner', 'P2W')]
  const YESTERDAY = { day: '2026-11-20', words: 'yesterday' }

  it('a day the facts tell is counted, named with its words, and what ends sooner comes first', () => {
    const { deadlines, notKnown } = compose({
      laws,
      startOf: () => ({ start: YESTERDAY, daysNamed: [YESTERDAY] }),
    })
    expect(deadlines.map(({ law, date }) => [law, date])).toEqual([
      ['sooner', '2026-12-04'],
      ['later', '2027-01-20'],
    ])
    expect(deadlines[0]).toMatchObject({ startsOn: '2026-11-20', startWords: 'yesterday' })
    expect(notKnown).not.toContain('deadline-date-missing')
  })

  it('a rule that also needs another problem comes after those made for this one', () => {
    const aside = { ...limit('aside', 'P1W'), issues: ['security-deposit', 'parental-leave'] }
    const { deadlines } = compose({
      laws: [aside, ...laws],
      startOf: () => ({ start: YESTERDAY, daysNamed: [YESTERDAY] }),
    })
    expect(deadlines.map(({ law }) => law)).toEqual(['sooner', 'later', 'aside'])
  })

  it('where the facts tell no day none is invented, and the page asks', () => {
    const { deadlines, notKnown } = compose({ laws })
    expect(deadlines.map(({ date }) => date)).toEqual([null, null])
    expect(notKnown).toContain('deadline-date-missing')
  })
})

describe('how far the matter has come', () => {
  const held = (posture?: TaxonomyIssue['posture']): Corpus => {
    const name = { en: 'Deposit' }
    const issue: TaxonomyIssue = {
      id: 'security-deposit',
      area: 'real-estate',
      name,
      posture,
      deadlines_from: [],
      considerations: [name],
      gather: [name],
      questions: [name],
      related: [],
    }
    return { ...corpus, issues: new Map([[issue.id, issue]]) }
  }

  it.each(['served', 'after-judgment'] as const)(
    '%s is told, once it is the first issue',
    (posture) => {
      expect(compose({ corpus: held(posture) }).posture).toBe(posture)
    },
  )

  it.each(['before', undefined] as const)('%s needs no word', (posture) => {
    expect(compose({ corpus: held(posture) }).posture).toBeNull()
  })
})
