import type { Runtime } from '../../../platform/runtime.server.ts'
import { type BookedUse, listGrantsOfUser, listUsesOfUser } from '../../access/server.ts'
import type { User } from '../../account/server.ts'
import { foundAreas } from '../../analysis/server.ts'
import { listOperatorReads, listOwnCases } from '../../intake/server.ts'
import { listPaymentsOfUser, listReceipts, PLANS } from '../../payments/server.ts'
import type { Activity, UsageOverview } from '../contract.ts'
import { newestActivities } from '../domain/activities.ts'
import { monthOf, startOfMonth } from '../domain/calendar-months.ts'
import { CHART_MONTHS, usageChart } from '../domain/usage-chart.ts'
import { usageMeters } from '../domain/usage-meters.ts'

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now'>

/** What a person has used and what happened in the account: rows that are there, nothing estimated. */
export async function usageOverview(runtime: Parts, user: User): Promise<UsageOverview> {
  const { db } = runtime
  const now = runtime.now()
  const since = startOfMonth(now, CHART_MONTHS - 1)
  const [grants, uses] = await Promise.all([
    listGrantsOfUser(db, user.id, now),
    listUsesOfUser(db, user.id, since),
  ])
  const areas = await areasOfUses(runtime, user, uses)
  const made = uses.map(({ usedAt, subject }) => ({
    madeAt: usedAt,
    area: areas.get(subject) ?? undefined,
  }))
  const month = monthOf(now)
  return {
    month,
    madeThisMonth: made.filter(({ madeAt }) => monthOf(madeAt) === month).length,
    meters: usageMeters(grants, PLANS.free.analysisCredits, now),
    chart: usageChart(made, now),
    activities: newestActivities(
      uses.map((use) => analysisActivity(use, areas)),
      await paperActivities(runtime, user),
      (await listOperatorReads(db, user.id)).map(({ caseId, reason, readAt }) => ({
        kind: 'operator_read',
        at: readAt.toISOString(),
        caseId,
        reason,
      })),
    ),
  }
}

/** The area of each analysed case that is still there: null where none is known. */
async function areasOfUses(
  { db, keyring }: Parts,
  user: User,
  uses: readonly BookedUse[],
): Promise<Map<string, string | null>> {
  const subjects = new Set(uses.map(({ subject }) => subject))
  const cases = (await listOwnCases(db, keyring, user.id)).filter(({ id }) => subjects.has(id))
  const found = await foundAreas(
    db,
    cases.map(({ id }) => id),
  )
  return new Map(cases.map(({ id, legalArea }) => [id, found.get(id) ?? legalArea]))
}

function analysisActivity(
  { subject, usedAt }: BookedUse,
  areas: Map<string, string | null>,
): Activity {
  return {
    kind: 'analysis',
    at: usedAt.toISOString(),
    caseId: areas.has(subject) ? subject : null,
    area: areas.get(subject) ?? null,
  }
}

async function paperActivities({ db }: Parts, user: User): Promise<Activity[]> {
  const payments = new Map(
    (await listPaymentsOfUser(db, user.id)).map((payment) => [payment.id, payment]),
  )
  const papers = await listReceipts(db, [...payments.keys()])
  return papers.map(({ id, kind, number, amount, currency, issuedAt, paymentId }) => ({
    kind,
    at: issuedAt.toISOString(),
    receiptId: id,
    number,
    amount,
    currency,
    type: payments.get(paymentId)?.type ?? '',
    description: payments.get(paymentId)?.description ?? '',
  }))
}
