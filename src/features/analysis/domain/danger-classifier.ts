import type { LanguageCode } from '../../../shared/languages.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { DANGERS, type Danger } from '../contract.ts'
import { probabilitiesOf } from './classifier-calibration.ts'
import type { ConceptReader } from './classifier-concepts.ts'
import { sentencesOf } from './classifier-features.ts'
import { NO_LEGAL_PROBLEM, scoreText, type TrainedClassifier } from './classifier-scoring.ts'
import type { Example } from './classifier-training.ts'

/** What the models make of a text; undefined where they know none of its words. */
export type DangerClassifier = (facts: string, language: LanguageCode) => Suspicion | undefined

export type Suspicion = {
  /** Natural logarithm of the odds that there is any danger; 0 is as likely as not. */
  logOdds: number
  /** The likeliest first; never empty. */
  dangers: Danger[]
}

/** Labels are the dangers; they form one group, because that there is danger matters more than which. */
export type TrainedDangerClassifier = TrainedClassifier<typeof IN_DANGER>

/** The label of what is no danger; the models know no other name for "nothing of this". */
export const NO_DANGER = NO_LEGAL_PROBLEM
export const IN_DANGER = 'in-danger'

/** A danger is named when so much of the probability that there is any falls to it; the likeliest always is. */
const WORTH_NAMING = 0.3
/** In a long story about something else the danger may be half a sentence: the likeliest one counts so much. */
const SENTENCE_SHARE = 0.4
/** A longer text would only hold up everybody else. */
const LONGEST_READ = 8_000

export const DANGER_GROUPS: ReadonlyMap<string, typeof IN_DANGER> = new Map(
  DANGERS.map((danger) => [danger, IN_DANGER]),
)

export function createDangerClassifier(
  trained: TrainedDangerClassifier,
  conceptsOf: ConceptReader,
): DangerClassifier {
  const none = trained.areas.indexOf(null)
  const read = (text: string, language: LanguageCode): Reading | undefined => {
    const scores = scoreText(trained, conceptsOf, { text, language })
    if (scores.known === 0) return undefined
    const probabilities = probabilitiesOf(trained.calibration[scores.kind], scores)
    return { probabilities, logOdds: logOddsOf(1 - (probabilities[none] ?? 1)) }
  }
  return (facts, language) => {
    const text = facts.slice(0, LONGEST_READ)
    const whole = read(text, language)
    if (!whole) return undefined
    const worst = sentencesOf(text)
      .flatMap((sentence) => read(sentence, language) ?? [])
      .reduce((a, b) => (b.logOdds > a.logOdds ? b : a), whole)
    return {
      logOdds: (1 - SENTENCE_SHARE) * whole.logOdds + SENTENCE_SHARE * worst.logOdds,
      dangers: namedIn(trained, whole.logOdds > 0 ? whole : worst),
    }
  }
}

/** A probability for each label, and the log-odds that there is any danger. */
type Reading = { probabilities: Float64Array; logOdds: number }

function namedIn({ words }: TrainedDangerClassifier, { probabilities }: Reading): Danger[] {
  const likely = DANGERS.map((danger) => ({
    danger,
    probability: probabilities[words.labels.indexOf(danger)] ?? 0,
  })).filter(({ probability }) => probability > 0)
  const any = likely.reduce((sum, { probability }) => sum + probability, 0)
  const most = Math.max(...likely.map(({ probability }) => probability))
  return likely
    .filter(({ probability }) => probability === most || probability >= WORTH_NAMING * any)
    .sort((a, b) => b.probability - a.probability)
    .map(({ danger }) => danger)
}

export function logOddsOf(probability: number): number {
  const p = Math.min(Math.max(probability, 1e-6), 1 - 1e-6)
  return Math.log(p / (1 - p))
}

/** Problems that often come with danger: their phrases teach neither danger nor the lack of it. */
export const OFTEN_DANGEROUS: ReadonlySet<string> = new Set([
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
