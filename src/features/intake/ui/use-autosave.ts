import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CaseFormValues } from '../contract.ts'
import { saveForm } from './saved-form.ts'

const AUTOSAVE_MS = 400

/**
 * Keeps what is typed, a moment after the last key and at once when the page is left.
 * @returns forgets what was about to be kept
 */
export function useAutosave({
  watch,
  getValues,
}: Pick<UseFormReturn<CaseFormValues>, 'watch' | 'getValues'>): () => void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = useCallback(() => {
    clearTimeout(pending.current)
    pending.current = undefined
  }, [])
  useEffect(() => {
    const save = () => {
      if (pending.current === undefined) return
      forget()
      saveForm(getValues(), Date.now())
    }
    const subscription = watch((_, { name }) => {
      // Without a name the whole form was filled in or emptied, by us.
      if (name === undefined) return
      forget()
      pending.current = setTimeout(save, AUTOSAVE_MS)
    })
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
      subscription.unsubscribe()
    }
  }, [watch, getValues, forget])
  return forget
}
