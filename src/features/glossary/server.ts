import { createContext } from 'react-router'
import type { Glossary } from './domain/glossary.ts'

export type { Glossary } from './domain/glossary.ts'
export { strangeSigns } from './domain/pronunciation/ipa-signs.ts'
export { canPronounce, espeakVoiceOf, pronounce } from './domain/pronunciation/pronounce.ts'
export { createTermSearch } from './domain/search-terms.ts'
export { loadGlossary, pronunciationFile } from './server/load-glossary.ts'

export const glossaryContext = createContext<Glossary>()
