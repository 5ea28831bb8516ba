import type { Runtime } from '../../../platform/runtime.server.ts'
import { listGrantsOfUser, planOf } from '../../access/server.ts'
import type { User } from '../../account/server.ts'
import { listCasesOfUser } from '../../intake/server.ts'
import { listPaymentsOfUser, listReceipts, type Payment, PLANS } from '../../payments/server.ts'
import type { AccountOverview, ShownPaymentStatus } from '../contract.ts'

/** What the account page shows of a person: derived now, and without provider ids and facts. */
export async function accountOverview(runtime: Runtime, user: User): Promise<AccountOverview> {
  const [grants, payments, cases] = await Promise.all([
    listGrantsOfUser(runtime.db, user.id, runtime.now()),
    listPaymentsOfUser(runtime.db, user.id),
    listCasesOfUser(runtime.db, user.id),
  ])
  const papers = await listReceipts(
    runtime.db,
    payments.map(({ id }) => id),
  )
  const plan = planOf(grants, runtime.now())
  return {
    email: user.email,
    plan: plan.subscriptionPlan,
    planEndsAt: plan.premiumExpiresAt?.toISOString() ?? null,
    analysisCredits: plan.analysisCredits,
    analysesPerDay: plan.analysisCredits === -1 ? PLANS.unlimited.analysesPerDay : null,
    memberSince: user.createdAt.toISOString(),
    payments: payments.map(
      ({ id, amount, currency, type, description, createdAt, ...payment }) => ({
        id,
        amount,
        currency,
        type,
        description,
        status: shownStatus({ amount, ...payment }),
        createdAt: createdAt.toISOString(),
        papers: papers
          .filter(({ paymentId }) => paymentId === id)
          .map((paper) => ({ id: paper.id, number: paper.number, kind: paper.kind })),
      }),
    ),
    cases: cases.map(({ createdAt, ...summary }) => ({
      ...summary,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** Money that went back is told here, because the provider still calls such a payment succeeded. */
function shownStatus(
  payment: Pick<Payment, 'status' | 'amount' | 'amountRefunded'>,
): ShownPaymentStatus {
  if (payment.amountRefunded <= 0) return payment.status
  return payment.amountRefunded < payment.amount ? 'partly_refunded' : 'refunded'
}
