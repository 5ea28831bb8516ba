import { FACTS_MAX_LENGTH, FACTS_MIN_LENGTH } from '../../../shared/case-form-limits.ts'
import { isValidEmail } from '../../../shared/email.ts'
import type { CaseFormValues } from '../contract.ts'

export type CaseFormField = 'email' | 'facts' | 'country' | 'jurisdiction'

/** Translation keys of what is wrong, by field. Empty when the form is valid. */
export type CaseFormProblems = Partial<Record<CaseFormField, string>>

/**
 * The rules of the case form (specification, section 5), the same in the browser and on the server.
 * The jurisdiction is required only where it is shown.
 */
export function caseFormProblems(
  form: Pick<CaseFormValues, CaseFormField>,
  jurisdictionShown: boolean,
): CaseFormProblems {
  const facts = form.facts.trim()
  return {
    ...(isValidEmail(form.email) ? {} : { email: 'intake.errors.email' }),
    ...(facts.length < FACTS_MIN_LENGTH ? { facts: 'intake.errors.factsTooShort' } : {}),
    ...(facts.length > FACTS_MAX_LENGTH ? { facts: 'intake.errors.factsTooLong' } : {}),
    ...(form.country.trim().length < 2 ? { country: 'intake.errors.country' } : {}),
    ...(jurisdictionShown && form.jurisdiction.trim().length < 2
      ? { jurisdiction: 'intake.errors.jurisdiction' }
      : {}),
  }
}
