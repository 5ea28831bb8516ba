import type { LanguageCode } from '../../../shared/languages.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { DANGERS, type Danger } from '../contract.ts'
import { probabilitiesOf } from './classifier-calibration.ts'
import type { ConceptReader } from './classifier-concepts.ts'
import { sentencesOf } from './classifier-features.ts'
import { NO_LEGAL_PROBLEM, scoreText, type TrainedClassifier } from './classifier-scoring.ts'
import type { Example } from './classifier-training.ts'

/** Says which dangers a text speaks of, beyond the fixed signs. */
export type DangerClassifier = (facts: string, language: LanguageCode) => Danger[]

/** The label of what is no danger; the models know no other name for "nothing of this". */
export const NO_DANGER = NO_LEGAL_PROBLEM

/**
 * A danger as likely as this is told, rather too soon than too late: a needless notice costs little, a missed one
 * may cost a life. How often either happens is printed by the evals.
 */
const WORTH_A_NOTICE = 0.35
/** A longer text would only hold up everybody else. */
const LONGEST_READ = 8_000

export const DANGER_GROUPS: ReadonlyMap<string, Danger> = new Map(
  DANGERS.map((danger) => [danger, danger]),
)

export function createDangerClassifier(
  trained: TrainedClassifier<Danger>,
  conceptsOf: ConceptReader,
): DangerClassifier {
  return (facts, language) => {
    const text = facts.slice(0, LONGEST_READ)
    const parts = [text, ...sentencesOf(text)]
    const likeliest = new Map<Danger, number>()
    for (const part of parts) {
      const scores = scoreText(trained, conceptsOf, { text: part, language })
      if (scores.known === 0) continue
      const probabilities = probabilitiesOf(trained.calibration[scores.kind], scores)
      trained.areas.forEach((danger, k) => {
        if (!danger) return
        const probability = probabilities[k] ?? 0
        likeliest.set(danger, Math.max(likeliest.get(danger) ?? 0, probability))
      })
    }
    return DANGERS.filter((danger) => (likeliest.get(danger) ?? 0) >= WORTH_A_NOTICE)
  }
}

/** Problems that often come with danger: their phrases teach neither danger nor the lack of it. */
const OFTEN_DANGEROUS: ReadonlySet<string> = new Set([
  'assault-charge',
  'asylum',
  'bail',
  'care-home-neglect',
  'child-abduction',
  'child-custody',
  'crime-victim',
  'deportation-detention',
  'domestic-violence',
  'eviction',
  'involuntary-commitment',
  'medical-malpractice',
  'online-harassment-images',
  'overstay',
  'police-misconduct',
  'police-questioning',
  'prisoner-rights',
  'seafarer-injury',
  'treatment-refused-consent',
  'unpaid-crew-wages',
  'work-permit',
  'workplace-injury',
])
/** More harmless texts would only drown the dangerous ones. */
const HARMLESS_EVERY = 3

/** Ordinary problems are what a notice must not be shown for; every third of their phrases is enough. */
export function harmlessExamples(
  phrases: readonly Example[],
  issueAreas: ReadonlyMap<string, LegalArea>,
): Example[] {
  return phrases
    .filter(({ label }) => !OFTEN_DANGEROUS.has(label))
    .filter(({ label }, i) => i % HARMLESS_EVERY === 0 || !issueAreas.has(label))
    .map((example) => ({ ...example, label: NO_DANGER }))
}
