import { APICallError, NoObjectGeneratedError } from 'ai'

/** Why a model gave no answer. Kinds only: messages and bodies of errors quote what a person typed. */
export const MODEL_FAILURES = [
  'timeout',
  'rate-limited',
  'server-error',
  'network',
  /** The service does not take the request: a wrong key, model or address. */
  'rejected',
  /** The answer was no answer of this protocol. */
  'unreadable',
  /** The model itself declined. */
  'refused',
  /** The answer was longer than allowed. */
  'cut-short',
  /** Text, but not the structure asked for. */
  'malformed',
  /** Not asked, since the calls before failed. */
  'breaker-open',
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]

const PASSING: readonly ModelFailure[] = ['rate-limited', 'server-error', 'network']

/** Whether the same call may go well a moment later. */
export const isPassing = (failure: ModelFailure): boolean => PASSING.includes(failure)

const OF_THE_FACTS: readonly ModelFailure[] = ['refused', 'cut-short', 'malformed']

/** Whether the service answered, only not usefully: one person's text must not close it for all others. */
export const isAnswered = (failure: ModelFailure): boolean => OF_THE_FACTS.includes(failure)

/** @param outOfTime whether the time of the call was over when the error came */
export function failureOf(error: unknown, outOfTime: boolean): ModelFailure {
  if (outOfTime) return 'timeout'
  if (NoObjectGeneratedError.isInstance(error)) return failureOfFinish(error.finishReason)
  return APICallError.isInstance(error) ? failureOfCall(error) : 'unreadable'
}

/** @param finishReason how the model says that its answer ended */
export function failureOfFinish(finishReason: string | undefined): ModelFailure {
  if (finishReason === 'length') return 'cut-short'
  return finishReason === 'content-filter' ? 'refused' : 'malformed'
}

function failureOfCall({ statusCode, cause }: APICallError): ModelFailure {
  if (statusCode === undefined) return 'network'
  if (statusCode === 429) return 'rate-limited'
  if (statusCode >= 500 || statusCode === 408) return 'server-error'
  if (statusCode >= 400) return 'rejected'
  return isCutConnection(cause) ? 'network' : 'unreadable'
}

/** Node's fetch says `TypeError: terminated` when a connection ends in the middle of a body. */
function isCutConnection(cause: unknown): boolean {
  return cause instanceof TypeError && cause.message === 'terminated'
}
