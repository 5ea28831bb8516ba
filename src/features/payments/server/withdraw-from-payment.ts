import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Database } from '../../../platform/database/database.server.ts'
import { errorFields } from '../../../platform/log.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { sellerOf } from '../domain/seller.ts'
import { findOwnPayment } from './own-payments.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { paymentMail } from './payment-mail.ts'
import { addressForVisitor } from './payment-owner.ts'
import { lockPayment, type Payment } from './payments.repo.ts'
import { planName, sellerLines } from './receipt-text.ts'
import { refundWithdrawal } from './refund-withdrawal.ts'
import { type WithdrawalState, type WithdrawalView, withdrawalState } from './withdrawal-state.ts'
import { insertWithdrawal, type Withdrawal } from './withdrawals.repo.ts'

type Statement = {
  paymentId: string
  cookies: string | null | undefined
  /** For the rate limit. */
  clientAddress: string
}

type Parts = { runtime: Runtime; hooks: PaymentHooks; catalogue: Catalogue }

/** `no_purchase`: unknown, somebody else's, or not paid. Everything but `withdrawn` changed nothing. */
export type WithdrawalOutcome =
  | { kind: 'no_purchase' }
  | { kind: 'too_often'; retryAfterSeconds: number }
  | Extract<WithdrawalState, { kind: 'withdrawn' | 'too_late' | 'refunded' | 'renewal' }>

/**
 * Takes a statement of withdrawal: it is kept with its moment and confirmed by mail in one transaction, then the
 * money goes back. Stated again it answers with the first statement. A provider that is down changes nothing of it.
 */
export async function withdrawFromPayment(
  { runtime, hooks, catalogue }: Parts,
  { paymentId, cookies, clientAddress }: Statement,
): Promise<WithdrawalOutcome> {
  const verdict = await countAction(runtime.db, 'withdrawal', clientAddress, runtime.now())
  if (!verdict.allowed) return { kind: 'too_often', retryAfterSeconds: verdict.retryAfterSeconds }
  const own = await findOwnPayment(runtime, cookies, paymentId)
  if (!own) return { kind: 'no_purchase' }
  const to = await addressForVisitor(runtime, cookies, own)
  const { outcome, isNew } = await runtime.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, own.stripePaymentIntentId)
    return payment ? state(runtime, catalogue, tx, payment, to) : unchanged({ kind: 'no_purchase' })
  })
  if (outcome.kind !== 'withdrawn' || !isNew) return outcome
  const withdrawal = await refundWithdrawal(runtime, hooks, outcome.withdrawal, own).catch(
    (error: unknown) => {
      // The job goes on with it.
      runtime.log.warn(errorFields(error), 'a withdrawal could not be refunded yet')
      return outcome.withdrawal
    },
  )
  return { kind: 'withdrawn', withdrawal }
}

const unchanged = (outcome: WithdrawalOutcome) => ({ outcome, isNew: false })

async function state(
  { config, keyring, now }: Runtime,
  catalogue: Catalogue,
  tx: Database,
  payment: Payment,
  to: string,
): Promise<{ outcome: WithdrawalOutcome; isNew: boolean }> {
  const statedAt = now()
  const view = await withdrawalState(tx, payment, statedAt)
  if (view.state.kind === 'unpaid') return unchanged({ kind: 'no_purchase' })
  if (view.state.kind !== 'open') return unchanged(view.state)
  const withdrawal = await insertWithdrawal(tx, { paymentId: payment.id, statedAt })
  const { language, ...mail } = confirmation(config, catalogue, payment, view, withdrawal)
  const kind = 'withdrawal_confirmation'
  await queueMail(tx, keyring, { ...mail, to, kind, language }, statedAt)
  return { outcome: { kind: 'withdrawn', withdrawal }, isNew: true }
}

/** What the law wants on a durable medium: what was stated, about which purchase, on which day and at what time. */
function confirmation(
  config: Runtime['config'],
  catalogue: Catalogue,
  payment: Payment,
  { receipt, paidAt }: WithdrawalView,
  { statedAt }: Withdrawal,
) {
  const { t, language, day, moment, money, number } = paymentMail(
    config,
    catalogue,
    payment.language,
  )
  const seller = sellerOf(config)
  const left = payment.amount - payment.amountRefunded
  const fact = (name: string, value: string) => t(`papers.line.${name}`, { value })
  const blocks = [
    t('papers.mail.withdrawn.lead', { moment: moment(statedAt) }),
    [
      fact('what', planName(t, payment)),
      fact('bought', day(paidAt)),
      ...(receipt ? [fact('receipt', number(receipt.number))] : []),
      fact('by', payment.email),
      fact('back', money(left, payment.currency)),
    ].join('\n'),
    t('papers.mail.withdrawn.next'),
    sellerLines(t, seller).join('\n'),
    ...(seller.isDemo ? [t('papers.demo')] : []),
  ]
  return { subject: t('papers.mail.withdrawn.subject'), text: blocks.join('\n\n'), language }
}
