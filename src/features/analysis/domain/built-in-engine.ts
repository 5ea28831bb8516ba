import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Danger } from '../contract.ts'
import type { Classification, Classifier } from './classifier.ts'
import { detectLanguage } from './detect-language.ts'
import type { AnalysisEngine } from './engine.ts'
import { retrieveProvisions } from './retrieve-provisions.ts'
import type { SafetyScreen } from './screen-safety.ts'

/** How much likelier a person's own choice of area makes it. */
const CHOICE_WEIGHT = 3

const SURE_ENOUGH = 0.3
const DANGEROUS_ISSUES: ReadonlyMap<string, Danger> = new Map([
  ['domestic-violence', 'violence-at-home'],
  ['deportation-detention', 'deportation'],
])

/** The engine that needs no key and no network. */
export function createBuiltInEngine(
  classifier: Classifier,
  screenSafety: SafetyScreen,
): AnalysisEngine {
  return {
    analyse(request, report) {
      const language = detectLanguage(request.facts, request.interfaceLanguage)
      report('language')
      const signs = screenSafety(request.facts)
      report('safety')
      const classification = weighChoice(classifier.classify(request.facts), request.chosenArea)
      report('issues')
      const dangers = [...new Set([...signs, ...dangersOf(classification)])]
      const retrieved = retrieveProvisions(request.provisions, classification)
      report('provisions')
      return Promise.resolve({ engine: 'built-in', language, dangers, classification, retrieved })
    },
  }
}

/** Indirect words have no signs; the issue itself then says that somebody may be in danger. */
function dangersOf({ issues }: Classification): Danger[] {
  const first = issues[0]
  const danger = first && first.score >= SURE_ENOUGH ? DANGEROUS_ISSUES.get(first.issue) : undefined
  return danger ? [danger] : []
}

/** Tips the balance towards the chosen area, without making likely what the facts do not say. */
export function weighChoice(
  classification: Classification,
  chosen: LegalArea | undefined,
): Classification {
  if (!chosen) return classification
  const weigh = <Scored extends { area: LegalArea; score: number }>(scored: Scored[]): Scored[] => {
    const weighed = scored.map((one) => ({
      ...one,
      score: one.score * (one.area === chosen ? CHOICE_WEIGHT : 1),
    }))
    const before = scored.reduce((sum, one) => sum + one.score, 0)
    const after = weighed.reduce((sum, one) => sum + one.score, 0)
    const scale = after > 0 ? before / after : 1
    return weighed
      .map((one) => ({ ...one, score: one.score * scale }))
      .sort((a, b) => b.score - a.score)
  }
  const areas = weigh(classification.areas)
  return { ...classification, issues: weigh(classification.issues), areas }
}
