export { citation, citedTitle } from './domain/citation.ts'
export { buildCorpus, provisionsOf } from './domain/corpus.ts'
export { loadCorpus } from './server/load-corpus.ts'
