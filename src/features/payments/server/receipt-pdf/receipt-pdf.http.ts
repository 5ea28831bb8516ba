import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from '@hono/zod-openapi'
import type { Catalogue } from '../../../../i18n/catalogue.server.ts'
import { type Api, sendError, sendRateLimited } from '../../../../platform/http/api.server.ts'
import { errorAnswers } from '../../../../platform/http/openapi.server.ts'
import { countAction } from '../../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../../platform/runtime.server.ts'
import { describeReceipt } from '../describe-receipt.ts'
import { paymentMail } from '../payment-mail.ts'
import { composeReceipt } from './compose-receipt.ts'

const TEMPLATE_FILE = path.join(
  'src',
  'features',
  'payments',
  'server',
  'receipt-pdf',
  'receipt.typ',
)

type Parts = {
  catalogue: Catalogue
  /** The time that a payment's money gives access for, as the page shows it. */
  accessOf(intentId: string): Promise<{ startsAt: Date; endsAt: Date } | undefined>
}

/** The paper of `/receipt/{id}` as a PDF, for the same visitors and with the same words. */
export function registerReceiptPdf(api: Api, runtime: Runtime, parts: Parts): void {
  const template = readFileSync(path.resolve(TEMPLATE_FILE), 'utf8')
  describeCall(api)
  api.get('/receipt/:file{[^/]+\\.pdf}', async (c) => {
    c.header('Cache-Control', 'no-store')
    const { db, typesetter, log, config } = runtime
    const verdict = await countAction(db, 'receipt-pdf', c.var.clientAddress, runtime.now())
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds)
    const id = c.req.param('file').slice(0, -'.pdf'.length)
    const found = await describeReceipt(runtime, c.req.header('cookie'), id)
    if (!found) return sendError(c, 404, 'not_found', 'There is no such paper here')
    const access = found.page.kind === 'receipt' ? await parts.accessOf(found.intentId) : undefined
    const page = { ...found.page, ...(access ? { period: periodOf(access) } : {}) }
    const wording = paymentMail(config, parts.catalogue, c.req.query('lang') ?? found.language)
    const outcome = await typesetter.typeset({
      source: template,
      data: composeReceipt(page, wording),
    })
    if (outcome.kind === 'busy') {
      c.header('Retry-After', '60')
      return sendError(c, 503, 'document_busy', 'Many documents are being made')
    }
    if (outcome.kind === 'failed') {
      // The reasons can quote the buyer's address.
      log.error('a receipt could not be set')
      return sendError(c, 500, 'internal', 'Something went wrong on our side')
    }
    const name = `${page.kind === 'receipt' ? 'receipt' : 'credit-note'}-${page.number}.pdf`
    return c.body(new Uint8Array(outcome.pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
}

const periodOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** By hand: a parameter in the midst of a name is not something the router of the API can describe. */
function describeCall(api: Api): void {
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: '/receipt/{id}.pdf',
    request: {
      params: z.object({ id: z.string() }),
      query: z.object({
        lang: z
          .string()
          .optional()
          .meta({ description: 'Another language than the one of the purchase' }),
      }),
    },
    responses: {
      200: {
        description: "A receipt or credit note of this visitor's own",
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
      ...errorAnswers(404, 429, 503),
    },
  })
}
