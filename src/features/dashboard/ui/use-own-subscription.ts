import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiFailure, apiCall } from '../../../platform/browser/api-call.ts'
import type { OwnSubscription, SubscriptionPlan } from '../../payments/contract.ts'

const KEY = ['/api/subscription']

const PROBLEMS = [
  'card_declined',
  'bank_asks',
  'no_card',
  'payment_unavailable',
  'subscription_exists',
  'too_many_requests',
] as const

/** Why a call did not succeed; each has its sentence in the translations. */
export type SubscriptionProblem = (typeof PROBLEMS)[number] | 'other'

export type SubscriptionCall =
  | { what: 'change'; planType: SubscriptionPlan }
  | { what: 'cancel' }
  | { what: 'resume' }

export function useOwnSubscription() {
  return useQuery<OwnSubscription>({ queryKey: KEY })
}

/** Changes one's plan, one call at a time, and has everything on the page follow. */
export function useSubscriptionCalls() {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SubscriptionProblem>()

  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(problemOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    problem,
    run,
    change: (call: SubscriptionCall) =>
      run(async () => {
        const { what, ...body } = call
        const own = await apiCall<OwnSubscription>('POST', `/api/subscription/${what}`, body)
        queries.setQueryData(KEY, own)
        await revalidate()
      }),
    /** After a payment: asks the provider, then shows what is true. */
    settle: (paymentIntentId: string) =>
      run(async () => {
        await apiCall('POST', '/api/payment-success', { paymentIntentId })
        await queries.invalidateQueries({ queryKey: KEY })
        await revalidate()
      }),
    reload: () => queries.invalidateQueries({ queryKey: KEY }),
  }
}

function problemOf(error: unknown): SubscriptionProblem {
  const code = error instanceof ApiFailure ? error.code : undefined
  return PROBLEMS.find((known) => known === code) ?? 'other'
}
