import { createContext } from 'react-router'
import type { Corpus } from './contract.ts'

export { citation, officialTitle } from './domain/citation.ts'
export { buildCorpus, provisionId, provisionsOf } from './domain/corpus.ts'
export { type PlaceCoverage, reportCoverage } from './domain/coverage-report.ts'
export { countLastDay } from './domain/last-day.ts'
export { deadlineFinding, inLanguage, type NamedStart } from './domain/provision-words.ts'
export { describeProvision } from './server/describe-provision.ts'
export { findCopied } from './server/find-copied.ts'
export { type ImportListener, importSections } from './server/import/import-sections.ts'
export { ImportError } from './server/import/section-row.ts'
export { jurisdictionName } from './server/jurisdiction-name.ts'
export { listLawReports } from './server/law-reports.repo.ts'
export { loadCorpus } from './server/load-corpus.ts'
export { reportError } from './server/report-error.ts'
export { substanceOf } from './server/substance.ts'

export const corpusContext = createContext<Corpus>()
