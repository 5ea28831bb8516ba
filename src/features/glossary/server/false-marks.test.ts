import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../../../platform/knowledge/read-knowledge.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { glossaryFileSchema } from '../contract.ts'
import { createTermFinder } from '../domain/find-terms.ts'
import { WORD_FORMS } from '../domain/word-forms/all-languages.ts'

const GLOSSARY = path.join(import.meta.dirname, '../../../../knowledge/glossary')

const terms = new Map(
  listKnowledgeFiles(GLOSSARY)
    .map((file) => readKnowledgeFile(file, glossaryFileSchema))
    .map((file) => [file.language, file.terms] as const),
)

function marked(language: LanguageCode, text: string): string[] {
  const find = createTermFinder(terms.get(language) ?? [], WORD_FORMS[language])
  return find(text).map(({ start, end, termId }) => `${text.slice(start, end)}: ${termId}`)
}

/** Everyday words that were once taken for a form of a term. */
const EVERYDAY: [LanguageCode, string][] = [
  ['de', 'Ich bin EU-Bürger, und die Bürger der Stadt wissen es.'],
  ['de', 'Ich bin Hauswart in Uster.'],
  ['hi', 'घाव पर पट्टी बँधी है और दो पट्टियाँ बची हैं।'],
  ['fr', 'Depuis, il reçoit des appels la nuit.'],
  ['fr', "Je travaille dans un centre d'appels, puis un appel téléphonique arrive."],
  ['es', 'Vendí la panadería a plazos.'],
  ['es', 'Nos dieron pan casero.'],
  ['fi', 'Teen määräaikaista työtä, ja määräaikaisena olen ollut vuoden.'],
  ['ar', 'رفضوا الطلب بدعوى السرية.'],
  ['ar', 'أرسلوا لي عبر وكالة التشغيل.'],
  ['en', 'The estate agents told another couple from the housing estate.'],
]

/** The right forms beside them, which stay marked. */
const LEGAL: [LanguageCode, string, string[]][] = [
  ['de', 'Der Bürge zahlt, die Bürgen zahlen.', ['Bürge: guarantor', 'Bürgen: guarantor']],
  [
    'de',
    'Der Beklagter genannte Mann zahlt USt.',
    ['Beklagter: defendant', 'USt: value-added-tax'],
  ],
  ['hi', 'ज़मीन का पट्टा और पट्टे का करार।', ['ज़मीन का पट्टा: lease', 'पट्टे का करार: lease']],
  [
    'fr',
    "Elle a fait appel devant la cour d'appel.",
    ['fait appel: appeal', "cour d'appel: appeal"],
  ],
  ['fr', "Les appels d'un jugement.", ["appels d'un jugement: appeal"]],
  ['es', 'Los plazos son cortos y la casera lo sabe.', ['plazos: deadline', 'casera: landlord']],
  ['fi', 'Määräaika ja määräajasta.', ['Määräaika: deadline', 'määräajasta: deadline']],
  ['ar', 'له دعوى وله وكالة عامة.', ['دعوى: lawsuit', 'وكالة عامة: power-of-attorney']],
  ['en', 'The estate went to the heirs.', ['estate: estate', 'heirs: heir']],
]

describe('words that only look like a legal word', () => {
  it.each(EVERYDAY)('%s: %s', (language, text) => {
    expect(marked(language, text)).toEqual([])
  })

  it.each(LEGAL)('%s, but: %s', (language, text, expected) => {
    expect(marked(language, text)).toEqual(expected)
  })
})
