import type { Lawyer, Register } from '../contract.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { isVerified } from './lawyer-record.ts'
import type { LawyerRow } from './lawyers.repo.ts'

/** What a visitor may see of a record, and why it is in this list. */
export function lawyerOnTheWire(
  row: LawyerRow,
  filter: LawyerFilter,
  official: Register | undefined,
): Lawyer {
  const {
    referralFee: _fee,
    facets: _facets,
    rotation: _rotation,
    sortName: _sortName,
    createdAt: _created,
    updatedAt: _updated,
    admittedYear: _admitted,
    licenceNumber: _number,
    register: _register,
    checkedOn: _checked,
    ...shown
  } = row
  return {
    ...shown,
    verified: isVerified(row),
    officialRegister: official?.register_url
      ? { body: official.body, url: official.register_url }
      : null,
    why: whyListed(row, filter),
  }
}

function whyListed(row: LawyerRow, filter: LawyerFilter): Lawyer['why'] {
  const inRegion = filter.jurisdiction !== undefined && filter.jurisdiction === row.jurisdiction
  return [
    ...(filter.specialization ? (['area'] as const) : []),
    ...(inRegion
      ? (['region'] as const)
      : filter.country || filter.jurisdiction
        ? (['country'] as const)
        : []),
    ...(filter.freeConsultation && row.freeConsultation ? (['free-consultation'] as const) : []),
    ...(filter.name ? (['name'] as const) : []),
  ]
}
