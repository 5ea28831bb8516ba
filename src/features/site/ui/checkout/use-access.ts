import { useQuery } from '@tanstack/react-query'
import { apiCall } from '../../../../platform/browser/api-call.ts'
import { isValidEmail } from '../../../../shared/email.ts'
import type { AccessCheck } from '../../../access/contract.ts'

/** Whether this browser holds active access for an address. A check that fails counts as none. */
export function useActivePremium(email: string): boolean {
  const { data } = useQuery<AccessCheck>({
    queryKey: ['/api/check-access', { email }],
    queryFn: ({ signal }) =>
      apiCall('POST', '/api/check-access', { email, planType: 'unlimited' }, signal),
    enabled: isValidEmail(email),
  })
  return data?.hasActivePremium ?? false
}
