import { createRoute, z } from '@hono/zod-openapi'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import { streamStages, wantsStages } from '../../../platform/http/stage-stream.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { activeGrantFor, purchasesOfBrowser } from '../../access/server.ts'
import { lawyerSchema } from '../../directory/contract.ts'
import type { LawyerFinder } from '../../directory/server.ts'
import { caseFormSchema } from '../../intake/contract.ts'
import { problemTexts, readCaseForm } from '../../intake/server.ts'
import type { Corpus } from '../../law/contract.ts'
import type { Places } from '../../places/server.ts'
import {
  type AnalysisStage,
  analysisSchema,
  caseOnTheWireSchema,
  previewSchema,
} from '../contract.ts'
import type { Adviser } from './adviser.ts'
import { analyseCase } from './analyse-case.ts'
import { analysePaidCase, type PaidOutcome } from './analyse-paid-case.ts'
import { registerBriefRoute } from './brief/brief.http.ts'
import { caseResult } from './case-on-the-wire.ts'
import { previewCase } from './preview-case.ts'
import { readCase } from './read-case.ts'

const caseResultSchema = z
  .object({
    case: caseOnTheWireSchema,
    analysis: analysisSchema,
    lawyers: z.array(lawyerSchema),
    lawChanges: z
      .array(z.object({ id: z.string(), kind: z.enum(['changed', 'withdrawn']) }))
      .meta({ description: 'Laws of the result whose entry has changed since' }),
  })
  .meta({ id: 'CaseResult' })

const paidCaseSchema = caseFormSchema
  .partial()
  .extend({ paymentIntentId: z.string().max(120).optional() })
  .meta({ id: 'PaidCase' })

const route = <Body extends z.ZodType, Answer extends z.ZodType>(
  path: string,
  body: Body,
  answer: Answer,
  description: string,
) =>
  createRoute({
    method: 'post',
    path,
    request: jsonBody(body),
    responses: { 200: jsonAnswer(answer, description), ...errorAnswers(400, 402, 413, 415, 429) },
  })

const analyzeRoute = route(
  '/api/analyze-case',
  caseFormSchema,
  caseResultSchema,
  'The case and its analysis',
)
const paidRoute = route(
  '/api/legal-cases',
  paidCaseSchema,
  caseResultSchema,
  'The one analysis a payment bought',
)
const previewRoute = route(
  '/api/preview',
  caseFormSchema,
  previewSchema,
  'What an analysis would find; nothing is stored',
)
const readRoute = createRoute({
  method: 'get',
  path: '/api/cases/{id}',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: jsonAnswer(caseResultSchema, 'A case of this browser'), ...errorAnswers(404) },
})

/** What the routes need beside the running platform. */
type Parts = {
  adviser: Adviser
  corpus: Corpus
  finder: LawyerFinder
  places: Places
  catalogue: Catalogue
}

export function registerAnalysisRoutes(api: Api, runtime: Runtime, parts: Parts): void {
  const { adviser, places } = parts
  api.openapi(analyzeRoute, async (c) => {
    const verdict = await countAction(
      runtime.db,
      'analyze-case',
      c.var.clientAddress,
      runtime.now(),
    )
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    const reading = readCaseForm(places, c.req.valid('json'))
    if (!reading.ok) return sendProblems(c, reading.problems)
    const grant = await activeGrantFor(runtime, c.req.header('cookie'), reading.form.email)
    if (!grant) return sendNeedsPayment(c)
    const order = {
      form: reading.form,
      grant,
      openToPayer: grant.paidHere,
      paymentIntentId: null,
    }
    const work = async (report: (stage: AnalysisStage) => void) => {
      const outcome = await analyseCase(runtime, adviser, order, report)
      if (outcome.kind === 'limit_reached') return sendLimitReached(c)
      const result = await caseResult(parts, outcome)
      report('lawyers')
      return c.json(result, 200)
    }
    return wantsStages(c) ? (streamStages(work) as never) : work(() => {})
  })

  api.openapi(paidRoute, async (c) => {
    const { paymentIntentId, ...sent } = c.req.valid('json')
    const mine = await purchasesOfBrowser(runtime, c.req.header('cookie'))
    const intents = mine.map((purchase) => purchase.intentId)
    const wanted = intents.filter((id) => paymentIntentId === undefined || id === paymentIntentId)
    // The schema fills gaps with empty texts: no facts means that no form was sent.
    const form = sent.facts ? sent : undefined
    let outcome: PaidOutcome = { kind: 'not_paid' }
    for (const intentId of wanted) {
      outcome = await analysePaidCase(runtime, adviser, places, intentId, form)
      if (outcome.kind !== 'not_paid') break
    }
    if (outcome.kind === 'analysed') return c.json(await caseResult(parts, outcome), 200)
    if (outcome.kind === 'invalid_form') return sendProblems(c, outcome.problems)
    if (outcome.kind === 'no_form')
      return sendError(c, 400, 'no_form_data', 'No legal form data found') as never
    return outcome.kind === 'limit_reached' ? sendLimitReached(c) : sendNeedsPayment(c)
  })

  api.openapi(previewRoute, async (c) => {
    const verdict = await countAction(runtime.db, 'preview', c.var.clientAddress, runtime.now())
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    // A preview comes before the address is asked for.
    const reading = readCaseForm(places, { ...c.req.valid('json'), email: 'preview@example.org' })
    if (!reading.ok) return sendProblems(c, reading.problems)
    return c.json(await previewCase(runtime.now(), parts, reading.form), 200)
  })

  api.openapi(readRoute, async (c) => {
    const found = await readCase(runtime, c.req.header('cookie'), c.req.valid('param').id)
    if (!found) return sendError(c, 404, 'case_not_found', 'There is no such case here') as never
    return c.json(await caseResult(parts, found), 200)
  })

  registerBriefRoute(api, runtime, parts)
}

function sendProblems(c: ApiContext, problems: Record<string, string>): never {
  const fields = problemTexts(problems)
  return sendError(
    c,
    400,
    'invalid_form',
    Object.values(fields)[0] ?? 'Invalid input',
    fields,
  ) as never
}

function sendNeedsPayment(c: ApiContext): never {
  return sendError(c, 402, 'payment_required', 'An analysis needs access') as never
}

function sendLimitReached(c: ApiContext): never {
  return sendError(
    c,
    429,
    'daily_limit',
    'All analyses of today are used. They start again at midnight UTC.',
  ) as never
}
