import { LEGAL_AREAS, type LegalArea } from '../../../shared/legal-areas.ts'
import type { Classifier } from '../domain/classifier.ts'
import type { ConceptReader } from '../domain/classifier-concepts.ts'
import { createClassifier, type Encode } from '../domain/classifier-scoring.ts'
import { readArtefact } from './classifier-file.ts'
import {
  type ClassifierLog,
  hashOfSource,
  readConcepts,
  trainAndWrite,
} from './train-classifier.ts'

export type ClassifierOptions = {
  knowledgeDir: string
  /** The area of every issue of the taxonomy. */
  issueAreas: ReadonlyMap<string, LegalArea>
  /** Where the trained classifier is kept; it may be absent, old or damaged. */
  artefactFile: string
  log: ClassifierLog
  conceptsOf?: ConceptReader | undefined
  /** Starts only when first asked; without it the other views decide. */
  encode?: Encode | undefined
}

/** Loads the classifier trained from exactly these phrases, or trains it (up to a minute) and keeps it. */
export function createClassifierFromPhrases(options: ClassifierOptions): Classifier {
  return createClassifier({
    trained:
      readArtefact(options.artefactFile, hashOfSource(options), LEGAL_AREAS) ??
      trainAndWrite(options),
    conceptsOf: options.conceptsOf ?? readConcepts(options.knowledgeDir),
    encode: options.encode,
  })
}
