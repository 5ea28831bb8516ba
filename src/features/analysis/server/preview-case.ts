import type { Runtime } from '../../../platform/runtime.server.ts'
import { isLegalArea } from '../../../shared/legal-areas.ts'
import { matchLawyers } from '../../directory/server.ts'
import type { CaseForm } from '../../intake/contract.ts'
import type { Preview } from '../contract.ts'
import type { Adviser } from './adviser.ts'

/** What an analysis would find, in numbers (decision 30). Stores nothing. */
export async function previewCase(
  runtime: Runtime,
  adviser: Adviser,
  form: CaseForm,
): Promise<Preview> {
  const now = runtime.now()
  const found = await adviser.advise({ ...form, interfaceLanguage: form.language ?? 'en' }, now)
  const area = found.areas[0]?.area
  const lawyers = await matchLawyers(
    runtime.db,
    form,
    isLegalArea(area) ? area : undefined,
    now.toISOString().slice(0, 10),
  )
  return {
    areas: found.areas,
    confidence: found.confidence,
    laws: found.applicableLaws.length,
    deadlines: found.deadlines.length,
    lawyers: lawyers.length,
    safety: found.safety,
  }
}
