import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ConceptReader } from '../domain/classifier-concepts.ts'
import { fitClassifier, trainClassifier } from '../domain/classifier-fitting.ts'
import type { Material } from '../domain/classifier-school.ts'
import {
  createDangerClassifier,
  DANGER_GROUPS,
  type DangerClassifier,
  harmlessExamples,
  IN_DANGER,
  type TrainedDangerClassifier,
} from '../domain/danger-classifier.ts'
import { readArtefact, writeArtefact } from './classifier-file.ts'
import { readDangerCalibration } from './classifier-tuning.ts'
import {
  type ClassifierLog,
  type ClassifierSource,
  hashOfSource,
  readConcepts,
  readDangerTexts,
  readMaterial,
} from './train-classifier.ts'

type Options = ClassifierSource & {
  artefactFile: string
  log: ClassifierLog
  conceptsOf?: ConceptReader | undefined
}

/** Loads the danger classifier trained from exactly these texts, or trains and keeps it. */
export function createDangerClassifierFromTexts(options: Options): DangerClassifier | undefined {
  const folder = folderOf(options.knowledgeDir)
  if (!existsSync(folder)) return undefined
  const source = hashOfSource(options)
  const trained =
    readArtefact(options.artefactFile, source, [IN_DANGER]) ?? trainAndKeep(options, source)
  return createDangerClassifier(trained, options.conceptsOf ?? readConcepts(options.knowledgeDir))
}

function trainAndKeep(options: Options, source: string): TrainedDangerClassifier {
  const material = readDangerMaterial(options)
  const calibration = readDangerCalibration(options.knowledgeDir)
  const trained = calibration
    ? trainClassifier(material, DANGER_GROUPS, calibration)
    : fitClassifier(material, DANGER_GROUPS).trained
  writeArtefact(options.artefactFile, trained, source, options.log)
  return trained
}

/** Texts of people in danger, and texts of all kinds of people who are not. */
export function readDangerMaterial(source: ClassifierSource & { log: ClassifierLog }): Material {
  const phrases = readMaterial(source, source.log)
  return {
    ...phrases,
    examples: [
      ...readDangerTexts(source.knowledgeDir),
      ...harmlessExamples(phrases.examples, source.issueAreas),
    ],
    background: [],
  }
}

function folderOf(knowledgeDir: string): string {
  return path.join(knowledgeDir, 'dangers')
}
