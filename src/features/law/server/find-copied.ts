import type { Database } from '../../../platform/database/database.server.ts'
import type { Corpus } from '../contract.ts'
import { isCopied } from '../domain/copied-words.ts'
import { findOfficialSections } from './import/official-sections.repo.ts'

/** Entries whose words are those of the official text, as far as official texts were imported. */
export async function findCopied(
  db: Database,
  corpus: Corpus,
): Promise<{ compared: number; copied: { id: string; language: string }[] }> {
  let compared = 0
  const copied: { id: string; language: string }[] = []
  for (const [jurisdiction, provisions] of corpus.byJurisdiction) {
    const acts = [...new Set(provisions.flatMap(({ act, actLocal }) => [act, actLocal ?? act]))]
    const official = new Map(
      (await findOfficialSections(db, jurisdiction, acts)).map(({ act, section, text }) => [
        `${act}\n${section}`,
        text,
      ]),
    )
    for (const { id, act, actLocal, section, summary } of provisions) {
      const text = official.get(`${act}\n${section}`) ?? official.get(`${actLocal}\n${section}`)
      if (!text) continue
      compared += 1
      for (const [language, ours] of Object.entries(summary))
        if (isCopied(ours, text)) copied.push({ id, language })
    }
  }
  return { compared, copied }
}
