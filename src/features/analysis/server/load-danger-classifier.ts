import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../../../platform/knowledge/read-knowledge.server.ts'
import { DANGERS, type Danger, dangerFileSchema } from '../contract.ts'
import type { ConceptReader } from '../domain/classifier-concepts.ts'
import { fitClassifier, type Material, trainClassifier } from '../domain/classifier-fitting.ts'
import type { TrainedClassifier } from '../domain/classifier-scoring.ts'
import type { Example } from '../domain/classifier-training.ts'
import {
  createDangerClassifier,
  DANGER_GROUPS,
  type DangerClassifier,
  harmlessExamples,
  NO_DANGER,
} from '../domain/danger-classifier.ts'
import { readArtefact, writeArtefact } from './classifier-file.ts'
import { readDangerCalibration } from './classifier-tuning.ts'
import {
  type ClassifierLog,
  type ClassifierSource,
  hashOfSource,
  readConcepts,
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
  const source = sourceOf(options)
  const trained =
    readArtefact(options.artefactFile, source, DANGERS) ?? trainAndKeep(options, source)
  return createDangerClassifier(trained, options.conceptsOf ?? readConcepts(options.knowledgeDir))
}

function trainAndKeep(options: Options, source: string): TrainedClassifier<Danger> {
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
  const folder = folderOf(source.knowledgeDir)
  const files = existsSync(folder) ? listKnowledgeFiles(folder) : []
  const own: Example[] = files.flatMap((file) => {
    const { language, texts } = readKnowledgeFile(file, dangerFileSchema)
    return Object.entries(texts).flatMap(([danger, list]) =>
      (list ?? []).map((text) => ({
        text,
        label: danger === 'none' ? NO_DANGER : danger,
        language,
      })),
    )
  })
  const phrases = readMaterial(source, source.log)
  return {
    ...phrases,
    examples: [...own, ...harmlessExamples(phrases.examples, source.issueAreas)],
    background: [],
  }
}

function folderOf(knowledgeDir: string): string {
  return path.join(knowledgeDir, 'dangers')
}

function sourceOf(options: Options): string {
  const hash = createHash('sha256').update(hashOfSource(options))
  for (const file of listKnowledgeFiles(folderOf(options.knowledgeDir))) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}
