import type { Lawyer, Register } from '../contract.ts'
import { answersWithinHours, countedResponseTime } from '../domain/answer-time.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { answersQuickly, isExperienced, type MatchWish } from '../domain/match-lawyers.ts'
import { isVerified } from './lawyer-record.ts'
import type { LawyerRow } from './lawyers.repo.ts'

/** What a list was asked for; a list for a case also has its wish. */
export type Asked = { filter: LawyerFilter; wish?: MatchWish | undefined }

/** What a visitor may see of a record, and why it is in this list. */
export function lawyerOnTheWire(
  row: LawyerRow,
  asked: Asked,
  official: Register | undefined,
): Lawyer {
  const {
    referralFee: _fee,
    facets: _facets,
    traits: _traits,
    city: _city,
    localCity: _localCity,
    rotation: _rotation,
    sortName: _sortName,
    createdAt: _created,
    updatedAt: _updated,
    admittedYear: _admitted,
    licenceNumber: _number,
    register: _register,
    checkedOn: _checked,
    answersCounted: _answers,
    answerMedianMinutes: _median,
    ...shown
  } = row
  return {
    ...shown,
    answersWithinHours: answersWithinHours(row),
    verified: isVerified(row),
    officialRegister: official?.register_url
      ? { body: official.body, url: official.register_url }
      : null,
    why: [
      ...reasonsOfPlace(row, asked.filter),
      ...reasonsOfPerson(row, asked),
      ...(asked.filter.name ? (['name'] as const) : []),
    ],
  }
}

function reasonsOfPlace(row: LawyerRow, filter: LawyerFilter): Lawyer['why'] {
  const regions = [
    ...(filter.jurisdiction ? [filter.jurisdiction] : []),
    ...(filter.within ?? []).flatMap(({ jurisdictions = [] }) => jurisdictions),
  ]
  const inRegion = regions.includes(row.jurisdiction)
  return [
    ...(filter.specialization ? (['area'] as const) : []),
    ...(inRegion
      ? (['region'] as const)
      : filter.country || filter.jurisdiction
        ? (['country'] as const)
        : []),
  ]
}

/** Only what was asked for, or counts in the order of the list. */
function reasonsOfPerson(row: LawyerRow, { filter, wish }: Asked): Lawyer['why'] {
  const languages = wish ? [wish.language] : (filter.languages ?? [])
  const asksForFree = wish?.urgent || filter.freeConsultation
  const asksForYears = wish !== undefined || filter.minimumYears !== undefined
  return [
    ...(languages.some((code) => row.languages.includes(code)) ? (['language'] as const) : []),
    ...(asksForFree && row.freeConsultation ? (['free-consultation'] as const) : []),
    ...(wish && answersQuickly(countedResponseTime(row)) ? (['response-time'] as const) : []),
    ...(asksForYears && isExperienced(row.experience) ? (['experience'] as const) : []),
  ]
}
