import { isLegalArea } from '../../../shared/legal-areas.ts'
import type { LawyerFinder } from '../../directory/server.ts'
import type { CaseForm } from '../../intake/contract.ts'
import { partedByWhose } from '../../law/server.ts'
import type { Preview } from '../contract.ts'
import type { Adviser } from './adviser.ts'

/** What an analysis would find, in numbers (decision 30). Stores nothing. */
export async function previewCase(
  now: Date,
  { adviser, finder }: { adviser: Adviser; finder: LawyerFinder },
  form: CaseForm,
): Promise<Preview> {
  const found = await adviser.advise({ ...form, interfaceLanguage: form.language ?? 'en' }, now)
  const area = found.areas[0]?.area
  const lawyers = await finder.match({
    country: form.country,
    jurisdiction: form.jurisdiction,
    area: isLegalArea(area) ? area : undefined,
    language: found.language,
    urgent: form.urgency === 'high',
  })
  return {
    areas: found.areas,
    confidence: found.confidence,
    laws: found.applicableLaws.length,
    deadlines: partedByWhose(found.deadlines).own.length,
    lawyers: lawyers.length,
    safety: found.safety,
  }
}
