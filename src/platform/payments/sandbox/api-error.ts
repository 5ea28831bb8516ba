import type { ChargeBody, IntentBody, PaymentMethodBody } from './object-shapes.ts'

export type ApiErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: IntentBody
  payment_method?: PaymentMethodBody
}

/** An answer other than 2xx. `keep`: the endpoint had begun to work, so a repeated idempotency key replays it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ApiErrorBody
  readonly keep: boolean

  constructor(status: number, body: ApiErrorBody, keep = false) {
    super(body.message)
    this.status = status
    this.body = withDocUrl(body)
    this.keep = keep
  }
}

export function withDocUrl(body: ApiErrorBody): ApiErrorBody {
  if (body.code === undefined) return body
  const page = body.code.replaceAll('_', '-')
  return { ...body, doc_url: `https://stripe.com/docs/error-codes/${page}` }
}

export function invalidParam(param: string, message: string, code?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    message,
    param,
    ...(code === undefined ? {} : { code }),
  })
}

export function missingParam(param: string): ApiError {
  return invalidParam(param, `Missing required param: ${param}.`, 'parameter_missing')
}

/** `status` 404 when the object is the one in the URL, 400 when a parameter names it. */
export function noSuchObject(kind: string, id: string, param = 'id', status = 404): ApiError {
  return new ApiError(
    status,
    {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind}: '${id}'`,
      param,
    },
    true,
  )
}

export function wrongState(intent: IntentBody, message: string): ApiError {
  return new ApiError(
    400,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message,
      payment_intent: intent,
    },
    true,
  )
}

export function refusedCharge(charge: ChargeBody, code: string, message: string): ApiError {
  return new ApiError(
    400,
    { type: 'invalid_request_error', code, message, charge: charge.id },
    true,
  )
}

export function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
  })
}

export function lockTimedOut(): ApiError {
  return new ApiError(429, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message:
      'This object cannot be accessed right now because another API request is using it. Try the request again.',
  })
}
