import type { CaseFormValues } from '../contract.ts'

export const CASE_FORM_ID = 'case-form-fields'

const FIELDS = ['facts', 'country', 'jurisdiction', 'legalArea', 'urgency', 'email'] as const

/**
 * What a person wrote or chose in the form as the server sent it, before its script took over.
 * @param sent what the fields held then
 */
export function typedBefore(sent: CaseFormValues): Partial<CaseFormValues> {
  const form = document.getElementById(CASE_FORM_ID)
  if (!(form instanceof HTMLFormElement)) return {}
  const held = new FormData(form)
  const typed = FIELDS.flatMap((field) => {
    const value = held.get(field)
    return typeof value === 'string' && value !== '' && value !== sent[field]
      ? [[field, value] as const]
      : []
  })
  const values: Partial<CaseFormValues> = Object.fromEntries(typed)
  // The regions of another country come with the script.
  return values.country ? { ...values, jurisdiction: '' } : values
}
