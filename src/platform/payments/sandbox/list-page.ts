import { noSuchObject } from './api-error.ts'
import type { FormNode, FormTree } from './form-decoding.ts'
import type { Db } from './object-store.server.ts'
import { integerParam, requiredText, textParam } from './read-params.ts'

export const PAGING = ['limit', 'starting_after', 'ending_before', 'created', 'expand'] as const

export type ListBody = { object: 'list'; data: object[]; has_more: boolean; url: string }

const FIELDS = {
  customer: "body->>'customer'",
  payment_intent: "body->>'payment_intent'",
  charge: "body->>'charge'",
  email: "body->>'email'",
  invoice: "body->>'invoice'",
  status: "body->>'status'",
  subscription: "body#>>'{parent,subscription_details,subscription}'",
} as const
export type ListField = keyof typeof FIELDS

/** Rows of one kind whose `field` has `value`; a type that ends in `.*` matches the family. */
export type ListQuery = {
  table: 'objects' | 'events'
  kind?: string
  equal?: { field: ListField; value: string }[]
  kinds?: string[]
  url: string
}

/** Newest first, cursors and `created` ranges as in every list of the API. */
export async function listPage(db: Db, query: ListQuery, params: FormTree): Promise<ListBody> {
  const limit = integerParam(params, 'limit', { min: 1, max: 100 }) ?? 10
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const where = [
    ...(query.kind === undefined ? [] : [`kind = ${bind(query.kind)}`]),
    ...(query.kinds === undefined ? [] : [`kind like any (${bind(query.kinds.map(asPattern))})`]),
    ...(query.equal ?? []).map(({ field, value }) => `${FIELDS[field]} = ${bind(value)}`),
    ...createdRange(params, bind),
  ]
  const after = textParam(params, 'starting_after')
  const before = textParam(params, 'ending_before')
  if (after !== undefined) {
    where.push(`seq < ${bind(await cursor(db, query.table, after, 'starting_after'))}`)
  } else if (before !== undefined) {
    where.push(`seq > ${bind(await cursor(db, query.table, before, 'ending_before'))}`)
  }
  const backwards = after === undefined && before !== undefined
  const found = await db.query<{ body: object }>(
    `select body from payment_sandbox.${query.table}
     ${where.length === 0 ? '' : `where ${where.join(' and ')}`}
     order by seq ${backwards ? 'asc' : 'desc'} limit ${bind(limit + 1)}`,
    values,
  )
  const data = found.rows.slice(0, limit).map((row) => row.body)
  return {
    object: 'list',
    data: backwards ? data.reverse() : data,
    has_more: found.rows.length > limit,
    url: query.url,
  }
}

function asPattern(kind: string): string {
  const escaped = kind.replaceAll('\\', '\\\\').replaceAll('_', '\\_').replaceAll('%', '\\%')
  return escaped.endsWith('.*') ? `${escaped.slice(0, -1)}%` : escaped
}

async function cursor(
  db: Db,
  table: ListQuery['table'],
  id: string,
  param: string,
): Promise<string> {
  const found = await db.query<{ seq: string }>(
    `select seq from payment_sandbox.${table} where id = $1`,
    [id],
  )
  const seq = found.rows[0]?.seq
  if (seq === undefined) throw noSuchObject('object', id, param, 400)
  return seq
}

const RANGE_OPERATORS = new Map([
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
])

function createdRange(params: FormTree, bind: (value: unknown) => string): string[] {
  const created: FormNode | undefined = params.get('created')
  if (created === undefined) return []
  if (typeof created === 'string') {
    return [`created = ${bind(integerParam(params, 'created', { min: 0 }))}`]
  }
  return [...RANGE_OPERATORS].flatMap(([name, operator]) => {
    if (!created.has(name)) return []
    requiredText(created, name)
    return [`created ${operator} ${bind(integerParam(created, name, { min: 0 }))}`]
  })
}
