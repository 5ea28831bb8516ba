import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTranslate, type Messages } from '../../../i18n/translate.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { Places } from '../../places/server.ts'
import type { IssueFile, LawFile } from '../contract.ts'
import { buildCorpus } from '../domain/corpus.ts'
import { describeProvision } from './describe-provision.ts'

const t = createTranslate(
  'en',
  JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages,
)
const places: Places = {
  countries: [
    country('GB', [
      region('GB-ENG', 'England', ['GB-EAW']),
      region('GB-WLS', 'Wales', ['GB-EAW']),
      region('GB-SCT', 'Scotland', []),
    ]),
    { ...country('DE', []), unions: ['EU'] },
    { ...country('FR', []), unions: ['EU'] },
  ],
}

function country(code: string, regions: Places['countries'][number]['regions']) {
  return {
    code,
    slug: code.toLowerCase(),
    level: 'nation' as const,
    unions: [],
    language: 'en',
    regions,
    cities: [],
  }
}

function region(code: string, name: string, inherits: string[]) {
  return { code, slug: name.toLowerCase(), names: { en: name }, inherits, cities: [] }
}

const issues: IssueFile = {
  area: 'tax',
  issues: ['audit', 'debt'].map((id) => ({
    id,
    name: { en: id },
    deadlines_from: [],
    considerations: [],
    gather: [],
    questions: [],
    related: [],
  })),
}

type Section = LawFile['acts'][number]['provisions'][number]

const section = (number: string, more: Partial<Section> = {}): Section => ({
  section: number,
  heading: { en: `Heading ${number}`, de: `Titel ${number}` },
  summary: { en: `Says ${number}.`, de: `Sagt ${number}.` },
  issues: ['audit'],
  checked: { on: '2026-11-21', against: 'law-index', result: 'found' },
  review_by: '2027-11-21',
  ...more,
})

const law = (jurisdiction: string, provisions: Section[], titleLocal?: string): LawFile => ({
  country: jurisdiction.split('-')[0] ?? '',
  jurisdiction,
  acts: [
    {
      id: 'act',
      title: 'Act',
      ...(titleLocal === undefined ? {} : { title_local: titleLocal }),
      type: 'statute',
      section_sign: 's.',
      official_url: 'https://example.org',
      link: 'not-opened',
      in_force_from: '2000',
      provisions,
    },
  ],
})

const { corpus } = buildCorpus(
  [{ file: 'i', content: issues }],
  [
    law('GB-EAW', [
      section('1'),
      section('2', { issues: ['audit', 'debt'] }),
      section('3', { issues: ['debt'] }),
      section('4', { in_force_from: '2027-01-01', review_by: '2026-11-20' }),
      section('5', { in_force_to: '2026-11-20', issues: ['debt', 'audit'] }),
    ]),
    law('EU', [section('1')]),
    law('DE', [section('1', { covers_what_follows: true })], 'Gesetz'),
    law('FR', [section('1')], 'قانون'),
  ].map((content) => ({ file: content.jurisdiction, content })),
)

const described = (id: string, language: LanguageCode = 'en') =>
  describeProvision({ corpus, places }, id, { language, t, today: '2026-11-21' })

describe('what a law page says', () => {
  it('names the parts that share one law, and says that it applies there only', () => {
    expect(described('gb-eaw-act-1')).toMatchObject({ place: 'England and Wales', reach: 'part' })
  })

  it('union law lists the member states we cover', () => {
    expect(described('eu-act-1')).toMatchObject({
      place: 'the European Union',
      reach: 'union',
      members: ['France', 'Germany'],
    })
  })

  it("gives the reader's language, marks English where it is missing, and keeps the other versions", () => {
    expect(described('de-act-1', 'de')?.summary).toEqual({ text: 'Sagt 1.', lang: 'de' })
    expect(described('de-act-1', 'fr')).toMatchObject({
      summary: { text: 'Says 1.', lang: 'en' },
      versions: [{ lang: 'de', heading: 'Titel 1', summary: 'Sagt 1.' }],
    })
  })

  it('gives the title the citation does not use: the official one, or the English one', () => {
    expect(described('de-act-1')).toMatchObject({
      act: 'Gesetz',
      englishTitle: 'Act',
      officialTitle: null,
    })
    expect(described('fr-act-1')).toMatchObject({
      act: 'Act',
      englishTitle: null,
      officialTitle: 'قانون',
    })
  })

  it('says when the summary speaks of more than its section', () => {
    expect(described('de-act-1')?.coversWhatFollows).toBe(true)
    expect(described('eu-act-1')?.coversWhatFollows).toBe(false)
  })

  it('says when a law does not apply yet or any more, and when its review is overdue', () => {
    expect(described('gb-eaw-act-4')).toMatchObject({ force: 'not-yet', reviewOverdue: true })
    expect(described('gb-eaw-act-5')).toMatchObject({ force: 'ended', reviewOverdue: false })
    expect(described('gb-eaw-act-1')?.force).toBe('in-force')
  })

  it('related laws are of the same place, in force, closest first, and never the law itself', () => {
    expect(described('gb-eaw-act-2')?.related.map(({ id }) => id)).toEqual([
      'gb-eaw-act-1',
      'gb-eaw-act-3',
    ])
  })

  it('an id that is not there is no page', () => {
    expect(described('gb-eaw-act-9')).toBeUndefined()
  })
})
