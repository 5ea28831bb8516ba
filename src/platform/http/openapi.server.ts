import { z } from 'zod'

const errorSchema = z
  .object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' })

const ERROR_MEANINGS: Record<number, string> = {
  400: 'The input is not valid; `fields` names what is wrong',
  401: 'Sign in first',
  402: 'This needs access that the caller does not hold',
  404: 'Nothing here for this caller',
  409: 'It has happened already',
  413: 'The body is too large',
  415: 'The body is not JSON',
  429: 'Too many requests; see Retry-After',
  503: 'A part of ours, or the payment provider, does not answer; see Retry-After',
}

/** An answer of the API document: JSON of this shape. */
export function jsonAnswer<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } }
}

/** The error answers of a route, all of the one shape. */
export function errorAnswers(...statuses: number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      jsonAnswer(errorSchema, ERROR_MEANINGS[status] ?? 'An error'),
    ]),
  )
}
