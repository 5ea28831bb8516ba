import { useQuery } from '@tanstack/react-query'
import type { Contact, ContactsAnswer } from '../contract.ts'

const NONE: readonly Contact[] = []

/** What the person at this browser asked lawyers, about one case or at all. */
export function useContacts(caseId?: string) {
  const { data, isError, refetch } = useQuery<ContactsAnswer>({
    queryKey: ['/api/contact-requests', ...(caseId === undefined ? [] : [{ caseId }])],
    // An answer can come at any time; the boxes of a list ask together.
    staleTime: 10_000,
  })
  return {
    contacts: data?.contacts ?? NONE,
    signedIn: data?.signedIn,
    isError,
    retry: () => void refetch(),
  }
}
