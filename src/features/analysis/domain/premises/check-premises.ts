import type { LanguageCode } from '../../../../shared/languages.ts'
import type { DeadlineRule, Provision } from '../../../law/contract.ts'
import type { Premise } from '../../contract.ts'
import type { Retrieved } from '../retrieve-provisions.ts'
import { citedActs, isAmong } from './cited-acts.ts'
import { type ClaimedPeriod, claimedPeriods, isSamePeriod } from './claimed-periods.ts'

const LONGEST_READ = 8_000
const MOST_LAWS = 2

type Input = {
  facts: string
  country: string
  language: LanguageCode
  /** Of the person's place. */
  provisions: readonly Provision[]
  retrieved: readonly Retrieved[]
  /** The likely problems, the likeliest first: only its time limits can contradict what is believed about it. */
  answered: readonly string[]
}

/**
 * What the person takes for given and the law we hold does not bear out: a time limit of another length, an act
 * that is not among the laws of the place. Nobody is told that an act does not exist, because we do not hold all.
 */
export function checkPremises(input: Input): Premise[] {
  const facts = input.facts.slice(0, LONGEST_READ)
  const acts = citedActs(facts)
    .filter((cited) => input.provisions.length > 0 && !isAmong(cited, input.provisions))
    .map(({ words }): Premise => ({ kind: 'act-not-held', words, laws: [] }))
  return [...claimedPeriods(facts, input).flatMap((claim) => otherPeriod(claim, input)), ...acts]
}

type Limiting = { id: string; deadline: DeadlineRule; issues: readonly string[] }

/** Nothing where any law shown sets this very period: then the person may well be right. */
function otherPeriod(claim: ClaimedPeriod, { retrieved, answered }: Input): Premise[] {
  const limits = retrieved.flatMap(({ provision: { id, deadline, issues } }): Limiting[] =>
    deadline ? [{ id, deadline, issues }] : [],
  )
  if (limits.some(({ deadline }) => isSamePeriod(deadline.period, claim.period))) return []
  const [first] = answered
  const about = limits.filter(({ issues }) => first && issues.includes(first))
  // A rule that also needs another problem (a pregnancy) is not the one meant, where there is a plainer one.
  const plain = about.filter(({ issues }) => issues.every((issue) => answered.includes(issue)))
  const laws = plain.length > 0 ? plain : about
  if (laws.length === 0) return []
  return [
    { kind: 'period', words: claim.words, laws: laws.slice(0, MOST_LAWS).map(({ id }) => id) },
  ]
}
