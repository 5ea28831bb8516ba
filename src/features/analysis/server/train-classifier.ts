import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type KnowledgeCache,
  uncachedKnowledge,
} from '../../../platform/knowledge/knowledge-cache.server.ts'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../../../platform/knowledge/read-knowledge.server.ts'
import type { Log } from '../../../platform/log.server.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { issueFileSchema } from '../../law/contract.ts'
import { dangerFileSchema, lexiconFileSchema, phraseFileSchema } from '../contract.ts'
import { type ConceptReader, createConceptReader } from '../domain/classifier-concepts.ts'
import { fitClassifier, trainClassifier } from '../domain/classifier-fitting.ts'
import type { Material } from '../domain/classifier-school.ts'
import { NO_LEGAL_PROBLEM, type TrainedClassifier } from '../domain/classifier-scoring.ts'
import type { Example } from '../domain/classifier-training.ts'
import { writeArtefact } from './classifier-file.ts'
import { readTuning } from './classifier-tuning.ts'

/** Raise it when the same phrases no longer give the same classifier. */
const METHOD = 3

export type ClassifierSource = {
  knowledgeDir: string
  issueAreas: ReadonlyMap<string, LegalArea>
}

export type ClassifierLog = Pick<Log, 'info' | 'warn'>

const TUNED_ON = ['phrases', 'lexicon', 'dangers']
const TAUGHT = [...TUNED_ON, 'issues']

/** Names what a classifier is trained from: the phrases, the issues, the method. */
export function hashOfSource(source: ClassifierSource): string {
  return hashOf(source, TAUGHT)
}

/** Names what a calibration was measured on: nobody talks as the texts about issues are written. */
export function hashOfMeasured(source: ClassifierSource): string {
  return hashOf(source, TUNED_ON)
}

function hashOf({ knowledgeDir, issueAreas }: ClassifierSource, folders: string[]): string {
  const hash = createHash('sha256').update(`method ${METHOD}`)
  for (const [issue, area] of [...issueAreas].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${issue} ${area}`)
  }
  for (const folder of folders) {
    for (const file of filesOf(knowledgeDir, folder)) {
      const content = createHash('sha256').update(readFileSync(file)).digest('hex')
      hash.update(`\n${path.relative(knowledgeDir, file).replaceAll(path.sep, '/')} ${content}`)
    }
  }
  return hash.digest('hex')
}

/** Empty where the folder is missing: without word lists the other views decide. */
function filesOf(knowledgeDir: string, folder: string): string[] {
  const place = path.join(knowledgeDir, folder)
  return existsSync(place) ? listKnowledgeFiles(place) : []
}

/** All that is said and written about the issues we know, without the meanings an encoder would add. */
export function readMaterial(source: ClassifierSource, log: ClassifierLog): Material {
  const phrases = readPhrases(source, log)
  return {
    examples: ofCompleteLanguages(phrases, source.issueAreas.size),
    background: readBackground(source),
    samples: [...phrases, ...readDangerTexts(source.knowledgeDir)],
    conceptsOf: readConcepts(source.knowledgeDir),
    conceptVectors: readTuning(source.knowledgeDir)?.gist?.vectors,
    vectors: new Map(),
  }
}

/** Reads concepts out of texts by the word lists of `knowledge/lexicon`. */
export function readConcepts(
  knowledgeDir: string,
  cache: KnowledgeCache = uncachedKnowledge,
): ConceptReader {
  const files = filesOf(knowledgeDir, 'lexicon')
  return createConceptReader(files.map((file) => cache.read(file, lexiconFileSchema)))
}

/** A language with phrases for fewer of the issues would teach that to speak it is to have one of those. */
const COMPLETE = 0.75

function ofCompleteLanguages(phrases: readonly Example[], issues: number): Example[] {
  const labels = new Map<string, Set<string>>()
  for (const { language, label } of phrases) {
    labels.set(language, (labels.get(language) ?? new Set()).add(label))
  }
  return phrases.filter(({ language }) => (labels.get(language)?.size ?? 0) >= COMPLETE * issues)
}

/** People in danger and people who only sound like it, in every language. */
export function readDangerTexts(knowledgeDir: string): Example[] {
  return filesOf(knowledgeDir, 'dangers').flatMap((file) => {
    const { language, texts } = readKnowledgeFile(file, dangerFileSchema)
    return Object.entries(texts).flatMap(([danger, list]) =>
      (list ?? []).map((text) => ({
        text,
        label: danger === 'none' ? NO_LEGAL_PROBLEM : danger,
        language,
      })),
    )
  })
}

function readPhrases(
  { knowledgeDir, issueAreas }: ClassifierSource,
  log: ClassifierLog,
): Example[] {
  return listKnowledgeFiles(path.join(knowledgeDir, 'phrases')).flatMap((file) => {
    const { issues, language } = readKnowledgeFile(file, phraseFileSchema)
    return Object.entries(issues).flatMap(([label, phrases]) => {
      if (label === NO_LEGAL_PROBLEM || issueAreas.has(label)) {
        return phrases.map((text) => ({ text, label, language }))
      }
      log.warn({ file, issue: label }, 'phrases of an unknown issue are left out')
      return []
    })
  })
}

function readBackground({ knowledgeDir, issueAreas }: ClassifierSource): Example[] {
  return listKnowledgeFiles(path.join(knowledgeDir, 'issues')).flatMap((file) =>
    readKnowledgeFile(file, issueFileSchema).issues.flatMap((issue) => {
      if (!issueAreas.has(issue.id)) return []
      const texts = [issue.name, ...issue.considerations, ...issue.gather, ...issue.questions]
      return texts.flatMap((localised) =>
        LANGUAGE_CODES.flatMap((language) => {
          const text = localised[language]
          return text === undefined ? [] : [{ text, label: issue.id, language }]
        }),
      )
    }),
  )
}

/** Without what the tuning brings ready made. */
function wordsOnly(material: Material): Material {
  return { ...material, conceptVectors: undefined }
}

type TrainingPlace = ClassifierSource & { artefactFile: string; log: ClassifierLog }

/** Trains from the phrases with the calibration kept beside them, and writes the result for the next start. */
export function trainAndWrite(options: TrainingPlace): TrainedClassifier {
  const started = performance.now()
  // Before reading: a file changed meanwhile leaves the result stale instead of wrong.
  const source = hashOfSource(options)
  const material = readMaterial(options, options.log)
  const tuning = readTuning(options.knowledgeDir)
  if (tuning && tuning.source !== hashOfMeasured(options)) {
    options.log.warn('the phrases have changed since the classifier was tuned: run npm run train')
  }
  const trained = tuning
    ? {
        ...trainClassifier(wordsOnly(material), options.issueAreas, tuning.calibration),
        meaning: tuning.meaning,
        gist: tuning.gist,
      }
    : fitClassifier(material, options.issueAreas).trained
  writeArtefact(options.artefactFile, trained, source, options.log)
  const ms = Math.round(performance.now() - started)
  options.log.info({ phrases: material.examples.length, ms }, 'classifier trained')
  return trained
}
