import { createContext } from 'react-router'
import type { Register } from './contract.ts'
import type { LawyerFinder } from './server/lawyer-finder.ts'
import type { LawyersOfPlaces } from './server/lawyers-of-places.ts'

export { editDistance, slipsAllowed } from '../../shared/edit-distance.ts'
export { CHECK_RESULTS } from './contract.ts'
export { facet } from './domain/facets.ts'
export { foldText } from './domain/fold-text.ts'
export { type ImportMapping, importMappingSchema } from './domain/import-mapping.ts'
export { IMPORT_PRESETS } from './domain/import-presets.ts'
export type { LawyerFilter, Within } from './domain/lawyer-filter.ts'
export type { LawyerProfile } from './domain/lawyer-profile.ts'
export { reportKind } from './domain/lawyer-report.ts'
export { writeAnswerTimes } from './server/answer-times.repo.ts'
export { countFacets, type FacetCounts } from './server/count-facets.ts'
export { directoryStats } from './server/directory-stats.ts'
export { EXPORT_COLUMNS, type ExportedLawyer, exportLawyers } from './server/export-lawyers.ts'
export {
  type ImportOrder as LawyerImportOrder,
  type ImportReport as LawyerImportReport,
  importLawyers,
  LawyerImportError,
} from './server/import/import-lawyers.ts'
export { createPlaceReader } from './server/import/place-reader.ts'
export { keepMemorySteady } from './server/import/steady-memory.ts'
export { knownWords } from './server/known-words.repo.ts'
export { countAddressParts, lawyerAddresses } from './server/lawyer-addresses.ts'
export { createLawyerFinder, type LawyerFinder } from './server/lawyer-finder.ts'
export { listLawyerReports } from './server/lawyer-reports.repo.ts'
export { countDirectory, totalsOf, totalsOfKind } from './server/lawyer-totals.repo.ts'
export {
  createLawyersOfPlaces,
  type LawyersOfPlaces,
  type NearLawyer,
} from './server/lawyers-of-places.ts'
export {
  type LawyerToWriteTo,
  lawyersById,
  lawyersBySlug,
} from './server/lawyers-to-write-to.ts'
export { type Licence, licenceOfSlug, removeLicence } from './server/licences.repo.ts'
export { loadRegisters } from './server/load-registers.ts'
export { loadSampleDirectory } from './server/load-sample-directory.ts'
export { decodeCursor, encodeCursor } from './server/page-cursor.ts'
export { describeLawyer } from './server/profile.ts'
export { type CheckOutcome, recordCheck } from './server/record-check.ts'
export { reportLawyer } from './server/report-lawyer.ts'

export const lawyerFinderContext = createContext<LawyerFinder>()
export const lawyersOfPlacesContext = createContext<LawyersOfPlaces>()
/** The official lawyer register of each jurisdiction, by its code. */
export const registersContext = createContext<ReadonlyMap<string, Register>>()
