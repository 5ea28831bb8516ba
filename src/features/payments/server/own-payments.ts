import type { Runtime } from '../../../platform/runtime.server.ts'
import { sessionUser } from '../../account/server.ts'
import { checkoutIntents } from './checkout-cookie.ts'
import { findPayment, findPaymentById, listPaymentsOfUser, type Payment } from './payments.repo.ts'

type Cookies = string | null | undefined

/** Whose payments a request may see: those its browser set up, and those of the address its session has proved. */
export async function isOwnPayment(
  runtime: Runtime,
  cookies: Cookies,
  payment: Pick<Payment, 'stripePaymentIntentId' | 'userId'>,
): Promise<boolean> {
  if (checkoutIntents(runtime, cookies).includes(payment.stripePaymentIntentId)) return true
  if (payment.userId === null) return false
  return (await sessionUser(runtime, cookies))?.id === payment.userId
}

/** Undefined for a payment that does not exist and for somebody else's alike. */
export async function findOwnPayment(
  runtime: Runtime,
  cookies: Cookies,
  id: string,
): Promise<Payment | undefined> {
  const payment = isUuid(id) ? await findPaymentById(runtime.db, id) : undefined
  return payment && (await isOwnPayment(runtime, cookies, payment)) ? payment : undefined
}

/** All of them, the newest first. */
export async function listOwnPayments(
  runtime: Runtime,
  cookies: Cookies,
): Promise<{ payments: Payment[]; signedIn: boolean }> {
  const user = await sessionUser(runtime, cookies)
  const here = await Promise.all(
    checkoutIntents(runtime, cookies).map((intentId) => findPayment(runtime.db, intentId)),
  )
  const theirs = user ? await listPaymentsOfUser(runtime.db, user.id) : []
  const byId = new Map(
    [...here, ...theirs].flatMap((payment) => (payment ? [[payment.id, payment]] : [])),
  )
  const payments = [...byId.values()].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return { payments, signedIn: user !== undefined }
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
