import { createContext } from 'react-router'
import type { Glossary } from './domain/glossary.ts'

export type { Glossary } from './domain/glossary.ts'
export { createTermSearch } from './domain/search-terms.ts'
export { loadGlossary } from './server/load-glossary.ts'

export const glossaryContext = createContext<Glossary>()
