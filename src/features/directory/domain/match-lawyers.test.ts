import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import {
  answersQuickly,
  type MatchCandidate,
  type MatchWish,
  matchCandidate,
  orderMatches,
} from './match-lawyers.ts'
import { makeSampleDirectory, type SampleLawyer } from './sample-directory.ts'

type WholeRecord = Omit<SampleLawyer, 'experience' | 'responseTime'> & {
  experience: number | null
  responseTime: string | null
}

const SAMPLE = makeSampleDirectory()
const JURISDICTIONS = [...new Set(SAMPLE.map(({ jurisdiction }) => jurisdiction))]
const WISH: MatchWish = {
  country: 'US',
  jurisdiction: 'US-CA',
  area: 'employment',
  language: 'es',
  urgent: false,
}
const PLAIN: MatchCandidate = {
  slug: 'plain',
  jurisdiction: 'US-CA',
  specializations: ['employment'],
  languages: ['en'],
  experience: null,
  responseTime: null,
  freeConsultation: false,
}

const day = fc.integer({ min: 0, max: 9_999 }).map((after) => dayAfter(after))

/** Whole records, with what the sample leaves unknown. */
const records: fc.Arbitrary<WholeRecord[]> = fc
  .shuffledSubarray(SAMPLE, { minLength: 1, maxLength: 40 })
  .chain((some) =>
    fc.tuple(
      ...some.map((lawyer) =>
        fc
          .record({
            experience: fc.constantFrom(lawyer.experience, null),
            responseTime: fc.constantFrom(null, '3 hours', '2 days', 'soon'),
          })
          .map((known) => ({ ...lawyer, ...known })),
      ),
    ),
  )

const wish: fc.Arbitrary<MatchWish> = fc
  .record({
    jurisdiction: fc.constantFrom('US', ...JURISDICTIONS),
    area: fc.constantFrom(undefined, ...LEGAL_AREAS),
    language: fc.constantFrom(...LANGUAGE_CODES),
    urgent: fc.boolean(),
  })
  .map((asked) => ({ ...asked, country: asked.jurisdiction.slice(0, 2) }))

const slugs = (candidates: readonly MatchCandidate[]) => candidates.map(({ slug }) => slug)
const orderOf = (lawyers: readonly WholeRecord[], asked: MatchWish, on: string) =>
  slugs(orderMatches(lawyers.map(matchCandidate), asked, on))

describe('money', () => {
  const terms = fc.record({
    isPartner: fc.boolean(),
    referralFee: fc.nat(1_000_000),
    contingencyFee: fc.boolean(),
  })

  test('of any kind, and being a partner, never change the order', () => {
    fc.assert(
      fc.property(records, wish, day, fc.infiniteStream(terms), (lawyers, asked, on, stream) => {
        const changed = lawyers.map((lawyer) => ({ ...lawyer, ...stream.next().value }))
        expect(orderOf(changed, asked, on)).toEqual(orderOf(lawyers, asked, on))
      }),
    )
  })

  test('is not even known to the order, nor are stars and the check of the licence', () => {
    const [record] = SAMPLE
    expect(record && Object.keys(matchCandidate(record)).sort()).toEqual(Object.keys(PLAIN).sort())
  })
})

describe('the order', () => {
  test('has everybody once and does not depend on the order they come in', () => {
    fc.assert(
      fc.property(
        records.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
        ),
        wish,
        day,
        ([some, shuffled], asked, on) => {
          const ordered = orderOf(some, asked, on)
          expect(orderOf(shuffled, asked, on)).toEqual(ordered)
          expect([...ordered].sort()).toEqual(some.map(({ slug }) => slug).sort())
        },
      ),
    )
  })

  // Each is better by one rule than the next, and worse by all later ones.
  const OUTDONE_BY: Partial<MatchCandidate>[] = [
    { jurisdiction: 'US-NY', languages: ['es'], freeConsultation: true },
    { freeConsultation: true, responseTime: '1 hour', experience: 30 },
    { responseTime: '1 hour', experience: 30 },
    { experience: 30 },
    { experience: 15 },
    {},
  ]
  const RANKED: MatchCandidate[] = [
    { ...PLAIN, languages: ['en', 'es'] },
    ...OUTDONE_BY.slice(1).map((known) => ({ ...PLAIN, ...known })),
    { ...PLAIN, ...OUTDONE_BY[0] },
  ].map((candidate, at) => ({ ...candidate, slug: `rank-${at}` }))

  test('goes by place, language, free consultation, response time, band of experience', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(RANKED, { minLength: RANKED.length }), day, (mixed, on) => {
        const ordered = slugs(orderMatches(mixed, { ...WISH, urgent: true }, on))
        expect(ordered).toEqual(slugs(RANKED))
      }),
    )
  })

  test.each<[string, Partial<MatchCandidate>, Partial<MatchCandidate>, Partial<MatchWish>]>([
    ['a free consultation unless it is urgent', { freeConsultation: true }, {}, {}],
    ['years within a band', { experience: 19 }, { experience: 10 }, {}],
    ['few years over none told', { experience: 9 }, {}, {}],
    ['a slow answer over one not measured', { responseTime: '2 days' }, {}, {}],
    [
      'a part of the country where the person named none',
      { jurisdiction: 'US' },
      { jurisdiction: 'US-NY' },
      { jurisdiction: 'US' },
    ],
  ])('does not count %s', (_name, more, less, asked) => {
    const pair = [
      { ...PLAIN, ...more, slug: 'more' },
      { ...PLAIN, ...less, slug: 'less' },
    ]
    const first = new Set(
      DAYS.slice(0, 40).map((on) => orderMatches(pair, { ...WISH, ...asked }, on)[0]?.slug),
    )
    expect(first).toEqual(new Set(['more', 'less']))
  })
})

describe('equal lawyers', () => {
  test.each([2, 3, 5, 8, 13, 20])('come first equally often where there are %i', (n) => {
    const equals = Array.from({ length: n }, (_, at) => ({ ...PLAIN, slug: `equal-${at}` }))
    const firsts = new Map<string, number>()
    for (const on of DAYS) {
      const slug = orderMatches(equals, WISH, on)[0]?.slug ?? ''
      firsts.set(slug, (firsts.get(slug) ?? 0) + 1)
    }
    const days = equals.map(({ slug }) => firsts.get(slug) ?? 0)
    expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(2)
  })
})

test.each([
  ['30 minutes', true],
  ['4h', true],
  ['24 hours', true],
  ['within 1 day', true],
  ['2-4 hours', true],
  ['20 to 30 hours', false],
  ['2 days', false],
  ['quickly', false],
  ['5 months', false],
  ['', false],
  [null, false],
])('an answer in %j is quick: %s', (responseTime, quick) => {
  expect(answersQuickly(responseTime)).toBe(quick)
})

const DAYS = Array.from({ length: 3_650 }, (_, after) => dayAfter(after))

function dayAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
}
