import { createHmac } from 'node:crypto'

/** The value of `Stripe-Signature`: time in Unix seconds, and the HMAC of time and payload. */
export function signWebhook(payload: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`, 'utf8').digest('hex')
  return `t=${t},v1=${v1}`
}
