export { citation, citedTitle } from './domain/citation.ts'
export { buildCorpus, provisionId, provisionsOf } from './domain/corpus.ts'
export {
  type CoverageReport,
  type OfferedPlaces,
  type PlaceCoverage,
  reportCoverage,
} from './domain/coverage-report.ts'
export { loadCorpus } from './server/load-corpus.ts'
