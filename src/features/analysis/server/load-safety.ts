import path from 'node:path'
import {
  type KnowledgeCache,
  uncachedKnowledge,
} from '../../../platform/knowledge/knowledge-cache.server.ts'
import { listKnowledgeFiles } from '../../../platform/knowledge/read-knowledge.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import {
  type Danger,
  hotlinesFileSchema,
  type SafetyNotice,
  safetyFileSchema,
} from '../contract.ts'
import { createSafetyScreen, type SafetyScreen } from '../domain/screen-safety.ts'

/** Whom to call in a country for these dangers: its emergency number first. */
export type SafetyContacts = (
  country: string,
  dangers: Danger[],
  language: LanguageCode,
) => SafetyNotice['contacts']

export function loadSafety(
  knowledgeDir: string,
  cache: KnowledgeCache = uncachedKnowledge,
): {
  screen: SafetyScreen
  contacts: SafetyContacts
} {
  const folder = path.join(knowledgeDir, 'safety')
  const signFiles = listKnowledgeFiles(folder).filter(
    (file) => path.basename(file) !== 'hotlines.yaml',
  )
  const screen = createSafetyScreen(signFiles.map((file) => cache.read(file, safetyFileSchema)))
  const { hotlines } = cache.read(path.join(folder, 'hotlines.yaml'), hotlinesFileSchema)

  const contacts: SafetyContacts = (country, dangers, language) => {
    const local = hotlines.filter((hotline) => hotline.country === country)
    const wanted = ['emergency', ...dangers]
    return local
      .filter((hotline) => wanted.includes(hotline.danger))
      .sort((a, b) => wanted.indexOf(a.danger) - wanted.indexOf(b.danger))
      .map((hotline) => ({
        name: hotline.name[language] ?? hotline.name.en ?? '',
        number: hotline.number,
        danger: hotline.danger,
        url: hotline.url ?? null,
      }))
  }
  return { screen, contacts }
}
