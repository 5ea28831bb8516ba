/** The English texts of the specification; a program that calls the API reads these, people read the translations. */
const TEXTS: Record<string, string> = {
  'intake.errors.email': 'Please provide a valid email address',
  'intake.errors.factsTooShort': 'Please provide at least 15 characters describing your situation',
  'intake.errors.factsTooLong': 'Please keep it under 20000 characters',
  'intake.errors.country': 'Please select your country',
  'intake.errors.jurisdiction': 'Please select your state/province/region',
}

export function problemTexts(problems: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, TEXTS[problem] ?? problem]),
  )
}
