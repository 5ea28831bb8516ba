import { setTimeout as sleepFor } from 'node:timers/promises'
import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { type BreakerState, createCircuitBreaker } from './circuit-breaker.ts'
import type { ConnectedModel } from './language-model.server.ts'
import {
  failureOf,
  failureOfFinish,
  isAnswered,
  isPassing,
  type ModelFailure,
} from './model-failure.ts'
import { readJsonAnswer } from './read-json-answer.ts'
import { retryAfterMs, retryWaitMs } from './retry-wait.ts'

const MAX_RETRIES = 2
/** Enough for every sentence asked for, in any script, and for a model that thinks first. */
const MAX_OUTPUT_TOKENS = 8_000

export type ModelQuestion<Answer> = {
  /** What the model is to do; ours alone, no word of a person in it. */
  instructions: string
  /** What it is to do it with. */
  data: string
  schema: z.ZodType<Answer>
}

export type ModelAnswer<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; failure: ModelFailure }

/** Numbers for operators since the start; never a text. */
export type ModelCounters = {
  calls: number
  retries: number
  failures: Partial<Record<ModelFailure, number>>
  inputTokens: number
  outputTokens: number
  breaker: BreakerState
}

export type ModelClient = {
  /** Never throws for what the service does; the answer comes within the time-out, retries included. */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<ModelAnswer<Answer>>
  counters(): ModelCounters
}

type Parts = ConnectedModel & {
  timeoutMs: number
  /** Milliseconds since 1970. */
  now?: () => number
  sleep?: (ms: number) => Promise<unknown>
  /** 0 to 1 */
  random?: () => number
}

type Attempt<Answer> = ModelAnswer<Answer> & { askedWaitMs?: number | undefined }

/** Asks a language model for a structure: with a time limit, few retries, and a rest when the service is down. */
export function createModelClient(parts: Parts): ModelClient {
  const { timeoutMs, now = Date.now, sleep = sleepFor, random = Math.random } = parts
  const breaker = createCircuitBreaker(now)
  const counters = { calls: 0, retries: 0, inputTokens: 0, outputTokens: 0 }
  const failures: ModelCounters['failures'] = {}
  // The library would write its warnings to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false

  const count = (usage: {
    inputTokens?: number | undefined
    outputTokens?: number | undefined
  }) => {
    counters.inputTokens += usage.inputTokens ?? 0
    counters.outputTokens += usage.outputTokens ?? 0
  }

  async function attempt<Answer>(
    question: ModelQuestion<Answer>,
    signal: AbortSignal,
  ): Promise<Attempt<Answer>> {
    counters.calls += 1
    try {
      const { text, finishReason, totalUsage } = await generateText({
        model: parts.model,
        system: question.instructions,
        prompt: question.data,
        maxRetries: 0,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        abortSignal: signal,
        ...(parts.keepsToSchema ? { output: Output.object({ schema: question.schema }) } : {}),
      })
      count(totalUsage)
      const answer = finishReason === 'length' ? undefined : readJsonAnswer(text, question.schema)
      return answer === undefined
        ? { ok: false, failure: failureOfFinish(finishReason) }
        : { ok: true, answer }
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error) && error.usage) count(error.usage)
      return {
        ok: false,
        failure: failureOf(error, signal.aborted),
        askedWaitMs: APICallError.isInstance(error)
          ? retryAfterMs(error.responseHeaders, now())
          : undefined,
      }
    }
  }

  async function askWithRetries<Answer>(
    question: ModelQuestion<Answer>,
  ): Promise<ModelAnswer<Answer>> {
    const signal = AbortSignal.timeout(timeoutMs)
    const deadline = now() + timeoutMs
    for (let retry = 0; ; retry++) {
      const { askedWaitMs, ...outcome } = await attempt(question, signal)
      if (outcome.ok || !isPassing(outcome.failure) || retry === MAX_RETRIES) return outcome
      const waitMs = retryWaitMs(retry, random(), askedWaitMs)
      if (now() + waitMs >= deadline) return outcome
      await sleep(waitMs)
      if (signal.aborted) return { ok: false, failure: 'timeout' }
      counters.retries += 1
    }
  }

  return {
    async ask(question) {
      const outcome = breaker.admits()
        ? await askWithRetries(question)
        : ({ ok: false, failure: 'breaker-open' } as const)
      if (outcome.ok || isAnswered(outcome.failure)) breaker.succeeded()
      else if (outcome.failure !== 'breaker-open') breaker.failed()
      if (!outcome.ok) failures[outcome.failure] = (failures[outcome.failure] ?? 0) + 1
      return outcome
    },
    counters: () => ({ ...counters, failures: { ...failures }, breaker: breaker.state() }),
  }
}
