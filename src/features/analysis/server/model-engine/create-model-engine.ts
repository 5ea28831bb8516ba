import { randomBytes } from 'node:crypto'
import type { ModelClient, ModelCounters } from '../../../../platform/llm/model-client.server.ts'
import type { Log } from '../../../../platform/log.server.ts'
import type { TaxonomyIssue } from '../../../law/contract.ts'
import type { AnalysisEngine, AnalysisFindings, AnalysisRequest } from '../../domain/engine.ts'
import { applyAnswer } from './apply-answer.ts'
import { modelQuestion } from './model-question.ts'
import { offerLaw } from './offer-law.ts'

/** Numbers for operators since the start; never a text. */
export type ModelEngineCounters = ModelCounters & {
  droppedCitations: number
  droppedTexts: number
  droppedIssues: number
  /** Analyses that the built-in engine answered alone although the model was asked. */
  fallbacks: number
}

export type ModelEngine = AnalysisEngine & { counters(): ModelEngineCounters }

type Parts = {
  builtIn: AnalysisEngine
  client: ModelClient
  issues: ReadonlyMap<string, TaxonomyIssue>
  log: Pick<Log, 'info'>
  /** A mark nobody can guess, new for each question. */
  newBoundary?: () => string
}

/**
 * The built-in engine, with a language model that orders its problems and puts its law into words. Language, safety,
 * law and deadlines are never the model's; whatever goes wrong with it, the built-in findings stand.
 */
export function createModelEngine(parts: Parts): ModelEngine {
  const { builtIn, client, issues, log } = parts
  const newBoundary = parts.newBoundary ?? (() => randomBytes(16).toString('hex'))
  const counters = { droppedCitations: 0, droppedTexts: 0, droppedIssues: 0, fallbacks: 0 }
  const numbers = () => ({ ...client.counters(), ...counters })

  async function withModel(
    found: AnalysisFindings,
    request: AnalysisRequest,
  ): Promise<AnalysisFindings> {
    const offer = offerLaw(found, request)
    // Nothing in the facts was understood: there is nothing to put in order or into words.
    if (offer.issues.length === 0) return found
    const outcome = await client.ask(
      modelQuestion({
        facts: request.facts,
        language: found.language,
        offer,
        issues,
        boundary: newBoundary(),
      }),
    )
    if (!outcome.ok) {
      counters.fallbacks += 1
      log.info(
        { failure: outcome.failure, since: numbers() },
        'model gave no answer, built-in engine answered',
      )
      return found
    }
    const { findings, dropped } = applyAnswer(found, offer, outcome.answer)
    counters.droppedCitations += dropped.citations
    counters.droppedTexts += dropped.texts
    counters.droppedIssues += dropped.issues
    if (!findings) counters.fallbacks += 1
    log.info({ used: findings !== undefined, dropped, since: numbers() }, 'model answered')
    return findings ?? found
  }

  return {
    async analyse(request, report) {
      return withModel(await builtIn.analyse(request, report), request)
    },
    counters: numbers,
  }
}
