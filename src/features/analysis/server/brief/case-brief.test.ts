import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleAnalysis } from '../../../../../test/analysis-example.ts'
import { documentText } from '../../../../../test/document-text.ts'
import { loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import {
  createTypesetter,
  type Typesetter,
} from '../../../../platform/typesetting/typesetter.server.ts'
import { LANGUAGE_CODES } from '../../../../shared/languages.ts'
import { createBriefWording } from './brief-wording.ts'
import { composeBrief } from './compose-brief.ts'

const template = readFileSync('src/features/analysis/server/brief/case-brief.typ', 'utf8')
const catalogue = loadCatalogue('public/translations')

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter()
})
afterAll(() => typesetter.close())

function briefOf(language: (typeof LANGUAGE_CODES)[number], facts = 'I moved out.\nHe keeps it.') {
  return composeBrief({
    case: { country: 'US', facts, urgency: 'high' },
    analysis: exampleAnalysis,
    lawChanges: [{ id: exampleAnalysis.applicableLaws[0]?.id ?? '', kind: 'changed' }],
    placeName: 'California',
    countryName: 'United States',
    wording: createBriefWording(language, catalogue.translate(language)),
    demo: true,
    today: '2026-11-22',
  })
}

const NOT_WORDS = [
  'lang',
  'dir',
  'kind',
  'language',
  'direction',
  'paper',
  'pageWords',
  'boxesNote',
]

/** Every text in the data that is there to be read. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    NOT_WORDS.includes(key) ? [] : textsIn(one),
  )
}

const withoutGaps = (text: string) => text.replaceAll(/[\s\u200b]/g, '')

it('all that was put together stands in the document', () => {
  const brief = briefOf('en')
  const shown = withoutGaps(documentText(template, brief))
  const texts = textsIn(brief)
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.filter((text) => !shown.includes(withoutGaps(text)))).toEqual([])
  expect(shown).not.toContain(withoutGaps(brief.boxesNote))
})

it('says so where characters cannot be shown', () => {
  const brief = briefOf('en', 'She wrote: 👍 ฉันถูกไล่ออก')
  const shown = withoutGaps(documentText(template, brief))
  expect(shown).toContain(withoutGaps(brief.boxesNote))
})

it.each(LANGUAGE_CODES)('is made in %s, for screen readers too', async (language) => {
  const outcome = await typesetter.typeset({ source: template, data: briefOf(language) })
  if (outcome.kind !== 'made') throw new Error(JSON.stringify(outcome))
  const pdf = Buffer.from(outcome.pdf).toString('utf8')
  expect(pdf).toContain(`/Lang (${language})`)
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(pdf).toContain(
    `<rdf:li xml:lang="x-default">${catalogue.translate(language)('brief.title')}<`,
  )
})
