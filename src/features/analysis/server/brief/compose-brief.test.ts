import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exampleAnalysis } from '../../../../../test/analysis-example.ts'
import { loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { type Analysis, analysisSchema, NOT_KNOWN } from '../../contract.ts'
import type { BriefInput } from './brief-input.ts'
import { createBriefWording } from './brief-wording.ts'
import { composeBrief } from './compose-brief.ts'

const catalogue = loadCatalogue('public/translations')

function compose(
  changes: Partial<Omit<BriefInput, 'analysis'>> & { analysis?: Partial<Analysis> } = {},
  language: LanguageCode = 'en',
) {
  return composeBrief({
    case: { country: 'US', facts: 'I moved out.\n\nHe keeps my deposit.', urgency: 'high' },
    lawChanges: [],
    placeName: 'California',
    countryName: 'United States',
    wording: createBriefWording(language, catalogue.translate(language)),
    demo: false,
    today: '2026-11-22',
    ...changes,
    analysis: analysisSchema.parse({ ...exampleAnalysis, ...changes.analysis }),
  })
}

const titles = (brief: ReturnType<typeof compose>) => brief.sections.map(({ title }) => title)
/** All that stands in a section, as text. */
const section = (brief: ReturnType<typeof compose>, title: string) =>
  JSON.stringify(brief.sections.find((one) => one.title === title))

describe('a case brief', () => {
  it('has every section in the order a lawyer needs them', () => {
    expect(titles(compose())).toEqual([
      '2 deadlines may be running',
      'What happened, in your own words',
      'What this is about',
      'Check what you believe',
      'Laws that apply',
      'Key considerations',
      'What to gather',
      'Questions to ask a lawyer',
      'What we do not know',
      'What made this',
    ])
  })

  it('leaves out what there is nothing to say about', () => {
    const empty = {
      deadlines: [],
      premises: [],
      keyConsiderations: [],
      gather: [],
      questions: [],
      notKnown: [],
    }
    expect(titles(compose({ analysis: empty }))).toEqual([
      'What happened, in your own words',
      'What this is about',
      'Laws that apply',
      'What made this',
    ])
  })

  it('says where, when and how urgent, and not whose it is', () => {
    const { head, ...brief } = compose()
    expect(head.map(({ label, text }) => [label, text?.text])).toEqual([
      ['Place', 'California'],
      ['Country', 'United States'],
      ['Made on', 'November 21, 2026'],
      ['How urgent it seems to you', 'Urgent'],
    ])
    expect(JSON.stringify([head, brief])).not.toContain('@')
  })

  it('names a country once', () => {
    const { head } = compose({ placeName: 'Japan', countryName: 'Japan' })
    expect(head.filter(({ text }) => text?.text === 'Japan')).toHaveLength(1)
  })

  it('shows what the person wrote, paragraph by paragraph, as their own words', () => {
    const facts = 'My boss said:\r\n"Go."\n\n\nطردني صاحب العمل'
    const brief = compose({ case: { country: 'US', facts, urgency: 'low' } })
    const [words] =
      brief.sections.find(({ title }) => title.startsWith('What happened'))?.blocks ?? []
    expect(words).toEqual({
      kind: 'words',
      paragraphs: [
        { text: 'My boss said:', lang: 'en', dir: 'ltr' },
        { text: '"Go."', lang: 'en', dir: 'ltr' },
        { text: 'طردني صاحب العمل', lang: 'en', dir: 'rtl' },
      ],
    })
  })
})

describe('the frame of a brief', () => {
  it('says on every page that it is no legal advice, and marks the demo', () => {
    expect(compose().footer).toContain('This is general information, not legal advice.')
    expect(compose().demo).toBeNull()
    expect(compose({ demo: true }).demo).toMatch(/^Demo/)
  })

  it('fits the paper of the place', () => {
    expect(compose().paper).toBe('us-letter')
    expect(compose({ case: { country: 'DE', facts: 'x', urgency: 'low' } }).paper).toBe('a4')
  })

  it('has its words in the language asked for, right to left in Arabic', () => {
    const brief = compose({}, 'ar')
    expect([brief.language, brief.direction, brief.title]).toEqual(['ar', 'rtl', 'ملخص القضية'])
    expect(section(brief, 'القوانين المنطبقة')).toContain('"note":"باللغة الإنجليزية"')
  })

  it('each language has its own words and dates', () => {
    const brief = compose({}, 'de')
    expect(brief.title).not.toBe('Case brief')
    expect(JSON.stringify(brief.head)).toContain('21. November 2026')
  })
})

describe('the laws of a brief', () => {
  const laws = (changes = {}) => section(compose(changes), 'Laws that apply')

  it('are those of the result, with place, words, reason, address and check', () => {
    const said = laws()
    for (const part of [
      'California Civil Code § 1950.5',
      'California · Code',
      'The landlord must return your deposit within 21 days.',
      'Landlord keeps the deposit. Applies in California.',
      'https://leginfo.example/1950.5',
      'Checked on November 1, 2026 against an index of official texts',
      'In English: German Civil Code',
      'Not checked yet',
    ])
      expect(said).toContain(part)
  })

  it('are of no other place than the result says', () => {
    const places = new Set(exampleAnalysis.applicableLaws.map(({ place }) => place))
    const named = [...laws().matchAll(/"text":"([^"]+) · /g)].map(([, place]) => place)
    expect(named.length).toBe(exampleAnalysis.applicableLaws.length)
    expect(named.every((place) => place && places.has(place))).toBe(true)
  })

  it('that were taken back or changed since say so', () => {
    const [first] = exampleAnalysis.applicableLaws
    const changed = (kind: 'changed' | 'withdrawn') =>
      laws({ lawChanges: [{ id: first?.id ?? '', kind }] })
    expect(changed('withdrawn')).toContain('Do not rely on it.')
    expect(changed('changed')).toContain('has changed since your result was made')
    expect(laws()).not.toContain('since your result was made')
  })

  it('where there are none, nothing stands in for them', () => {
    const none = { applicableLaws: [], notKnown: ['no-source-for-place' as const] }
    expect(laws({ analysis: none })).toContain('We hold no reliable source for California.')
    const noneForArea = { applicableLaws: [], notKnown: [] }
    expect(laws({ analysis: noneForArea })).toContain(
      'no reliable source for Housing and real estate in California',
    )
  })
})

describe('the deadlines of a brief', () => {
  const said = (today = '2026-11-22') => section(compose({ today }), '2 deadlines may be running')

  it('say rule, source, from when they count and that holidays are not included', () => {
    for (const part of [
      '21 days, counted from the day the tenancy ended',
      'Counted from September 3, 2026, because you wrote:',
      'on 3 September',
      'Last day: September 24, 2026',
      'California Civil Code § 1950.5',
      'Public holidays are not included.',
      'A written lease counts, too.',
    ])
      expect(said()).toContain(part)
  })

  it('say that a day is over only once it is', () => {
    expect(said('2026-09-24')).not.toContain('That day is over')
    expect(said('2026-09-25')).toContain('That day is over')
  })

  it('without a known first day leave a line to write it down', () => {
    expect(said()).toContain('not known. Write it here')
    const notKnown = section(compose(), 'What we do not know')
    expect(notKnown).toContain('we could not count its last day')
    expect(notKnown).not.toContain('Give the date above')
  })
})

it('what the other side had to do in time is no deadline of the person, and over without alarm', () => {
  const deadlines = exampleAnalysis.deadlines.map((one, at) =>
    at === 0 ? { ...one, whose: 'other-side' as const } : one,
  )
  const brief = compose({ analysis: { deadlines } })
  expect(titles(brief).slice(0, 2)).toEqual([
    'A deadline may be running',
    'What the other side must do in time',
  ])
  const said = section(brief, 'What the other side must do in time')
  expect(said).toContain('Last day: September 24, 2026')
  expect(said).toContain('If it was not done, you can point to this law.')
  expect(said).not.toContain('Talk to a lawyer soon')
  expect(said).not.toContain('"alarm":true')
})

it('where we know no deadline, but elsewhere such a matter has one, that is said', () => {
  const said = section(
    compose({ analysis: { deadlines: [], usualDeadlinesFrom: ['dismissal-notice', 'event'] } }),
    'We know no deadline here, but one may run',
  )
  expect(said).toContain('from the day you got the dismissal notice or the day it happened')
})

it('a matter in which papers were served says first to look for the day to answer by', () => {
  const said = section(compose({ analysis: { posture: 'served' } }), 'If papers have reached you')
  expect(said).toContain('by which day you must answer')
})

describe('the area of a brief', () => {
  const area = (analysis: Partial<Analysis> = {}) =>
    section(compose({ analysis }), 'What this is about')

  it('comes with its likelihood and those of the others', () => {
    expect(area()).toContain('We are sure (92%)')
    expect(area()).toContain('It may also be about: Business and contracts (6%)')
    expect(area()).not.toContain('Insurance')
    expect(area()).toContain('deposit')
  })

  it('chosen by the person has no likelihood', () => {
    expect(area({ areaChosen: true, confidence: 1 })).toContain('You chose this area')
    expect(area({ areaChosen: true, confidence: 1 })).not.toContain('100%')
  })

  it('not found is said', () => {
    expect(area({ areas: [], identifiedAreas: [] })).toContain('We could not tell')
  })
})

it('what the law does not bear out names the words and the other period', () => {
  const said = section(compose(), 'Check what you believe')
  expect(said).toContain('"text":"he has one year"')
  expect(said).toContain('"text":"21 days"')
  expect(said).toContain('Deposit Act 2019')
  expect(said).toContain('not among the laws we hold for California')
})

it('considerations that may not fit are marked, and so is their language', () => {
  const said = section(
    compose({ analysis: { confidence: 0.4, textLanguage: 'es' } }),
    'Key considerations',
  )
  expect(said).toContain('these points may not fit')
  expect(said).toContain('(in Spanish)')
})

it.each(NOT_KNOWN)('what is not known has words: %s', (code) => {
  const said = section(compose({ analysis: { notKnown: [code] } }), 'What we do not know')
  expect(said).not.toContain('results.notKnown')
  expect(said).not.toContain('brief.')
})

it('has all its words in each language that is offered', () => {
  for (const language of catalogue.languages) {
    const { brief } = JSON.parse(readFileSync(`public/translations/${language}.json`, 'utf8'))
    const english = JSON.parse(readFileSync('public/translations/en.json', 'utf8')).brief
    expect(Object.keys(brief).sort()).toEqual(Object.keys(english).sort())
  }
})
