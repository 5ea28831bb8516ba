import { createContext } from 'react-router'
import type { Adviser } from './server/adviser.ts'

export { createBuiltInEngine } from './domain/built-in-engine.ts'
export type { HowRight } from './domain/classifier-measuring.ts'
export { createDangerJudge } from './domain/judge-danger.ts'
export { type Adviser, createAdviser } from './server/adviser.ts'
export { analyseCase } from './server/analyse-case.ts'
export { findAnalysisOfCase } from './server/analyses.repo.ts'
export {
  type BriefMaker,
  type BriefParts,
  createBriefMaker,
} from './server/brief/brief-maker.ts'
export { caseResult } from './server/case-on-the-wire.ts'
export { foundAreas } from './server/found-areas.repo.ts'
export { createClassifierFromPhrases } from './server/load-classifier.ts'
export { createDangerClassifierFromTexts } from './server/load-danger-classifier.ts'
export { loadSafety } from './server/load-safety.ts'
export { createModelEngine } from './server/model-engine/create-model-engine.ts'
export { type OwnTuning, readOwnTuning } from './server/own-encoder-tuning.ts'
export { newestCaseOfBrowser, readCase } from './server/read-case.ts'
export { readConcepts } from './server/train-classifier.ts'
export { isTuned, tuneClassifier, tuneForOwnEncoder } from './server/tune-classifier.ts'

export const adviserContext = createContext<Adviser>()
export { hasPaidCaseWaiting } from './server/waiting-case.ts'
