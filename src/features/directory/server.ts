import { createContext } from 'react-router'
import type { LawyerFinder } from './server/lawyer-finder.ts'

export { foldText } from './domain/fold-text.ts'
export { createLawyerFinder, type LawyerFinder } from './server/lawyer-finder.ts'
export { countDirectory } from './server/lawyer-totals.repo.ts'
export { loadRegisters } from './server/load-registers.ts'
export { loadSampleDirectory } from './server/load-sample-directory.ts'

export const lawyerFinderContext = createContext<LawyerFinder>()
