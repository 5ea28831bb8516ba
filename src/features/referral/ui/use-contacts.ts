import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Contact, ContactsAnswer } from '../contract.ts'

const NONE: readonly Contact[] = []
const never = () => () => {}

/** What the person at this browser asked lawyers, about one case or at all. */
export function useContacts(caseId?: string) {
  const { data, isError, refetch } = useQuery<ContactsAnswer>({
    queryKey: ['/api/contact-requests', ...(caseId === undefined ? [] : [{ caseId }])],
    // An answer can come at any time; the boxes of a list ask together.
    staleTime: 10_000,
  })
  // Parts of a page take over at different times: each must begin as the server wrote it, whatever is known by then.
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const known = takenOver ? data : undefined
  return {
    contacts: known?.contacts ?? NONE,
    signedIn: known?.signedIn,
    isError: takenOver && isError,
    retry: () => void refetch(),
  }
}
