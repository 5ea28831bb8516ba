import type { Corpus } from '../../../law/contract.ts'
import { provisionsOf } from '../../../law/server.ts'

export type LawCount = { provisions: number; jurisdictions: number }

/** By country or union: provisions in force on a day, and in how many jurisdictions. */
export function countLaw(corpus: Corpus, day: string): Map<string, LawCount> {
  const counts = new Map<string, LawCount>()
  for (const jurisdiction of corpus.byJurisdiction.keys()) {
    const inForce = provisionsOf(corpus, [jurisdiction], day)
    const country = inForce[0]?.country
    if (!country) continue
    const known = counts.get(country)
    counts.set(country, {
      provisions: (known?.provisions ?? 0) + inForce.length,
      jurisdictions: (known?.jurisdictions ?? 0) + 1,
    })
  }
  return counts
}
