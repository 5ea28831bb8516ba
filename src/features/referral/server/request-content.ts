import type { readCase } from '../../analysis/server.ts'
import {
  type RequestProblems,
  requestProblems,
  tidyRequest,
  type WrittenRequest,
} from '../domain/written-request.ts'
import type { RequestContent } from './contact-requests.repo.ts'

export type ReadCase = NonNullable<Awaited<ReturnType<typeof readCase>>>

/** What goes out about a case: of the facts nothing, unless the person ticked it. */
export function contentOf(
  found: ReadCase,
  { name, summary, sendFacts, channel, phone, times }: WrittenRequest,
): RequestContent {
  const { country, jurisdiction, urgency, facts } = found.legalCase
  return {
    name,
    summary,
    facts: sendFacts ? facts : null,
    phone: channel === 'phone' ? phone : '',
    times,
    area: areaOf(found) ?? null,
    country,
    jurisdiction,
    urgency,
  }
}

/** The area that was found first, else the one the person chose. */
export function areaOf({ legalCase, analysis }: ReadCase): string | undefined {
  return analysis.identifiedAreas[0] ?? legalCase.legalArea ?? undefined
}

/** What is wrong with words as they were typed. */
export function requestProblemsOf(written: WrittenRequest): RequestProblems {
  return requestProblems(tidyRequest(written))
}
