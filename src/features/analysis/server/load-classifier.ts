import { readFileSync } from 'node:fs'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Classifier } from '../domain/classifier.ts'
import { decodeClassifier } from '../domain/classifier-artefact.ts'
import { createClassifier, type TrainedClassifier } from '../domain/classifier-scoring.ts'
import { type ClassifierLog, hashOfSource, trainAndWrite, unsealed } from './train-classifier.ts'

export type ClassifierOptions = {
  knowledgeDir: string
  /** The area of every issue of the taxonomy. */
  issueAreas: ReadonlyMap<string, LegalArea>
  /** Where the trained classifier is kept; it may be absent, old or damaged. */
  artefactFile: string
  log: ClassifierLog
}

/** Loads the classifier trained from exactly these phrases, or trains it (up to a minute) and keeps it. */
export function createClassifierFromPhrases(options: ClassifierOptions): Classifier {
  return createClassifier(readArtefact(options) ?? trainAndWrite(options))
}

function readArtefact(options: ClassifierOptions): TrainedClassifier | undefined {
  const bytes = readIfThere(options.artefactFile)
  const content = bytes && unsealed(bytes)
  return content && decodeClassifier(content, hashOfSource(options))
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    // A copy of its own: a small file comes out of a shared pool, where arrays of words may lie unaligned.
    return new Uint8Array(readFileSync(file))
  } catch {
    return undefined
  }
}
