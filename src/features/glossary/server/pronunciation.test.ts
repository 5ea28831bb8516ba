import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readKnowledgeFile } from '../../../platform/knowledge/read-knowledge.server.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { pronunciationFileSchema } from '../contract.ts'
import { strangeSigns } from '../domain/pronunciation/ipa-signs.ts'
import { loadGlossary, pronunciationFile } from './load-glossary.ts'

const KNOWLEDGE = path.join(import.meta.dirname, '../../../../knowledge')
const glossary = loadGlossary(KNOWLEDGE)

describe.each(LANGUAGE_CODES)('how the terms sound: %s', (language) => {
  const entries = glossary.ids.flatMap((id) => glossary.entry(language, id) ?? [])

  it('every term has its sound, in signs of its own language', () => {
    expect(entries).toHaveLength(glossary.ids.length)
    const wrong = entries.filter(
      ({ ipa, lang }) => ipa === undefined || strangeSigns(lang, ipa).length > 0,
    )
    expect(wrong.map(({ id, ipa }) => `${id}: ${ipa}`)).toEqual([])
  })

  it('no sound is that of a spelling left as it was', () => {
    const asWritten = entries.filter(
      ({ ipa, term }) => ipa === term && term.length > SAME_BY_CHANCE,
    )
    expect(asWritten.map(({ id }) => id)).toEqual([])
  })
})

/** Short words such as the Spanish "ley" may be written as they sound. */
const SAME_BY_CHANCE = 8

it('the file says what made it and holds nothing that no term needs', () => {
  const { madeWith, ipa } = readKnowledgeFile(pronunciationFile(KNOWLEDGE), pronunciationFileSchema)
  expect(madeWith).toMatch(/^eSpeak NG \d/)
  const made = LANGUAGE_CODES.flatMap((language) => Object.values(ipa[language] ?? {}))
  const used = new Set(
    LANGUAGE_CODES.flatMap((language) =>
      glossary.ids.map((id) => glossary.entry(language, id)?.ipa),
    ),
  )
  expect(made.filter((said) => !used.has(said))).toEqual([])
})
