import { useNavigation } from 'react-router'
import type { Intent } from '../domain/form-answer.ts'

/** Whether this form is on its way. */
export function useSending(intent: Intent): boolean {
  return useNavigation().formData?.get('intent') === intent
}
