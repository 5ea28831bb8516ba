import { LEGAL_AREAS, type LegalArea } from '../../../shared/legal-areas.ts'
import type { Classifier } from '../domain/classifier.ts'
import type { ConceptReader } from '../domain/classifier-concepts.ts'
import { createClassifier, type MeaningReader } from '../domain/classifier-scoring.ts'
import { readArtefact } from './classifier-file.ts'
import { type OwnTuning, withOwnTuning } from './own-encoder-tuning.ts'
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
  /** Without it the other views decide. */
  encoder?: MeaningReader | undefined
  /** What was learned with an encoder of the operator's; where it is given, `encoder` must be that one. */
  ownTuning?: OwnTuning | undefined
}

/** Loads the classifier trained from exactly these phrases, or trains it (up to a minute) and keeps it. */
export function createClassifierFromPhrases(options: ClassifierOptions): Classifier {
  const { artefactFile, ownTuning } = options
  const trained =
    readArtefact(artefactFile, hashOfSource(options), LEGAL_AREAS) ?? trainAndWrite(options)
  return createClassifier({
    trained: ownTuning ? withOwnTuning(trained, ownTuning) : trained,
    conceptsOf: options.conceptsOf ?? readConcepts(options.knowledgeDir),
    encoder: options.encoder,
  })
}
