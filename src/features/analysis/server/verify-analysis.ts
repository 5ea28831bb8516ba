import type { Provision } from '../../law/contract.ts'
import type { ComposedAnalysis } from './compose-analysis.ts'

/** The last gate, whatever engine spoke: a law that is not among the place's provisions is dropped, with its deadline. */
export function verifyAnalysis(
  composed: ComposedAnalysis,
  provisions: readonly Provision[],
): ComposedAnalysis {
  const known = new Set(provisions.map((provision) => provision.id))
  return {
    ...composed,
    applicableLaws: composed.applicableLaws.filter((law) => known.has(law.id)),
    deadlines: composed.deadlines.filter((deadline) => known.has(deadline.law)),
    premises: composed.premises.filter(({ laws }) => laws.every((law) => known.has(law))),
  }
}
