import type { LanguageCode } from '../../../shared/languages.ts'
import type { Danger, DangerCertainty } from '../contract.ts'
import type { Classification } from './classifier.ts'
import { type DangerClassifier, logOddsOf } from './danger-classifier.ts'
import type { SafetyScreen } from './screen-safety.ts'

/** What is told of danger: a panel before everything else when it is seen, a line when it is only suspected. */
export type DangerVerdict = { certainty: DangerCertainty; dangers: Danger[] }

export type DangerJudge = (
  facts: string,
  language: LanguageCode,
  issues?: Classification['issues'],
) => DangerVerdict | undefined

/**
 * Rather too soon than too late: a needless line costs little, a missed danger may cost a life. How often either
 * happens is printed by the evals.
 */
const SEEN = logOddsOf(0.8)
const SUSPECTED = logOddsOf(0.4)
/** A fixed sign makes danger this much likelier, as a logarithm of odds; by itself it is worth a line. */
const SIGN_WEIGHS = 1

const SURE_ENOUGH = 0.3
/** Indirect words may have no signs; the problem itself then says that somebody may be in danger. */
const DANGEROUS_ISSUES: ReadonlyMap<string, Danger> = new Map([
  ['domestic-violence', 'violence-at-home'],
  ['deportation-detention', 'deportation'],
])

/** Fixed signs, the danger classifier and the legal problem itself, taken together. */
export function createDangerJudge(
  signsIn: SafetyScreen,
  suspicionOf: DangerClassifier = () => undefined,
): DangerJudge {
  return (facts, language, issues = []) => {
    const signs = signsIn(facts)
    const suspicion = suspicionOf(facts, language)
    // Where the models know none of the words, a sign decides alone.
    const unknown = signs.length > 0 ? SEEN : Number.NEGATIVE_INFINITY
    const logOdds = suspicion ? suspicion.logOdds + (signs.length > 0 ? SIGN_WEIGHS : 0) : unknown
    const implied = dangerOf(issues)
    const told = suspicion && logOdds >= SUSPECTED ? suspicion.dangers : []
    const dangers = [...new Set([...signs, ...told, ...implied])]
    if (dangers.length === 0) return undefined
    return { certainty: logOdds >= SEEN ? 'seen' : 'suspected', dangers }
  }
}

function dangerOf(issues: Classification['issues']): Danger[] {
  const first = issues[0]
  const danger = first && first.score >= SURE_ENOUGH ? DANGEROUS_ISSUES.get(first.issue) : undefined
  return danger ? [danger] : []
}
