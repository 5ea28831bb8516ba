import { ApiError } from './api-error.ts'
import type { InvoicePaymentBody } from './billing-shapes.ts'
import type { FormTree } from './form-decoding.ts'
import { invoicePaymentsOf } from './invoices.ts'
import { listPage } from './list-page.ts'
import type { ObjectKind } from './object-shapes.ts'
import { type Db, findObject } from './object-store.server.ts'

const KIND_OF_FIELD = new Map<string, ObjectKind>([
  ['customer', 'customer'],
  ['latest_charge', 'charge'],
  ['charge', 'charge'],
  ['payment_intent', 'payment_intent'],
  ['payment_method', 'payment_method'],
  ['default_payment_method', 'payment_method'],
  ['latest_invoice', 'invoice'],
  ['invoice', 'invoice'],
  ['product', 'product'],
])
const MAX_DEPTH = 4

/** `expand[]=latest_charge.refunds`, and `data.` before a path in a list. */
export async function expandBody(db: Db, body: object, paths: string[]): Promise<object> {
  let expanded = body
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > MAX_DEPTH) throw notExpandable(path)
    expanded = await expandPath(db, expanded, steps, path)
  }
  return expanded
}

async function expandPath(db: Db, body: object, steps: string[], path: string): Promise<object> {
  const [field, ...rest] = steps
  if (field === undefined) return body
  const fields = new Map<string, unknown>(Object.entries(body))
  const value = fields.get(field)
  const list = field === 'data' && fields.get('object') === 'list'
  if (list && Array.isArray(value)) {
    const items: object[] = value
    const expanded: object[] = []
    for (const item of items) expanded.push(await expandPath(db, item, rest, path))
    return { ...body, data: expanded }
  }
  if (field === 'refunds' && fields.get('object') === 'charge') {
    const query = {
      table: 'objects' as const,
      kind: 'refund',
      equal: [{ field: 'charge' as const, value: String(fields.get('id')) }],
      url: `/v1/charges/${fields.get('id')}/refunds`,
    }
    return { ...body, refunds: await listPage(db, query, noParams()) }
  }
  const included = fields.get('object') === 'invoice' ? await ofInvoice(db, fields, field) : null
  if (included !== null) return { ...body, ...included }
  const kind = KIND_OF_FIELD.get(field)
  if (kind === undefined || value === undefined) throw notExpandable(path)
  if (value === null) return body
  const found =
    typeof value === 'string' ? await findObject(db, kind, value) : (value as object | null)
  if (found === null) return body
  return { ...body, [field]: await expandPath(db, found, rest, path) }
}

/** What an invoice shows only when it is asked for. */
async function ofInvoice(
  db: Db,
  invoice: Map<string, unknown>,
  field: string,
): Promise<object | null> {
  if (field !== 'payments' && field !== 'confirmation_secret') return null
  const id = String(invoice.get('id'))
  const payments = await listPage(db, invoicePaymentsOf(id), noParams())
  if (field === 'payments') return { payments }
  const [newest] = payments.data as InvoicePaymentBody[]
  const intent = newest
    ? await findObject(db, 'payment_intent', newest.payment.payment_intent)
    : null
  const secret = intent && { client_secret: intent.client_secret, type: 'payment_intent' }
  return { confirmation_secret: secret }
}

function noParams(): FormTree {
  return new Map()
}

function notExpandable(path: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    message: `This property cannot be expanded (${path}).`,
    param: 'expand',
  })
}
