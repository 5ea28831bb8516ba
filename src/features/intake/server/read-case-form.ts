import { OTHER_REGION } from '../../../shared/case-form-limits.ts'
import { normaliseEmail } from '../../../shared/email.ts'
import { findCountry, findRegion, needsJurisdiction, type Places } from '../../places/server.ts'
import { type CaseForm, caseFormSchema } from '../contract.ts'
import { type CaseFormProblems, caseFormProblems } from '../domain/case-form-rules.ts'

export type CaseFormReading =
  | { ok: true; form: CaseForm }
  | { ok: false; problems: CaseFormProblems | Record<string, string> }

/**
 * A form that may be stored: known place, valid address, enough facts. Where a country has no sub-regions, or
 * "Other" was chosen, its own code becomes the jurisdiction, so that law and lawyers are found (decision 3).
 */
export function readCaseForm(places: Places, input: unknown): CaseFormReading {
  const parsed = caseFormSchema.safeParse(input)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(
      (issue) => [String(issue.path[0] ?? 'body'), issue.message] as const,
    )
    return { ok: false, problems: Object.fromEntries(fields.reverse()) }
  }
  const form = {
    ...parsed.data,
    email: normaliseEmail(parsed.data.email),
    facts: withoutControls(parsed.data.facts).trim(),
  }
  const country = findCountry(places, form.country.toUpperCase())
  const regional = country !== undefined && needsJurisdiction(places, country.code)
  const problems: CaseFormProblems = {
    ...caseFormProblems(form, regional),
    ...(country ? {} : { country: 'intake.errors.country' }),
  }
  if (!country || Object.keys(problems).length > 0) return { ok: false, problems }
  const jurisdiction = regional ? regionCode(places, country.code, form.jurisdiction) : country.code
  if (!jurisdiction) return { ok: false, problems: { jurisdiction: 'intake.errors.jurisdiction' } }
  return { ok: true, form: { ...form, country: country.code, jurisdiction } }
}

function regionCode(places: Places, country: string, given: string): string | undefined {
  if (given.toLowerCase() === OTHER_REGION || given.toUpperCase() === country) return country
  const region = findRegion(places, given.toUpperCase())
  return region?.code.startsWith(`${country}-`) ? region.code : undefined
}

/** PostgreSQL refuses NUL in text; the other controls have no business in a description. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, (character) =>
    character === '\n' || character === '\t' ? character : ' ',
  )
}
