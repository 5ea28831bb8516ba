import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeWholeFile } from '../../../platform/files/write-whole-file.server.ts'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../../../platform/knowledge/read-knowledge.server.ts'
import { errorFields, type Log } from '../../../platform/log.server.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { issueFileSchema } from '../../law/contract.ts'
import { phraseFileSchema } from '../contract.ts'
import { encodeClassifier } from '../domain/classifier-artefact.ts'
import { fitClassifier, type Material } from '../domain/classifier-fitting.ts'
import { NO_LEGAL_PROBLEM, type TrainedClassifier } from '../domain/classifier-scoring.ts'
import type { Example } from '../domain/classifier-training.ts'

/** Raise it when the same phrases no longer give the same classifier. */
const METHOD = 1

export type ClassifierSource = {
  knowledgeDir: string
  issueAreas: ReadonlyMap<string, LegalArea>
}

export type ClassifierLog = Pick<Log, 'info' | 'warn'>

/** Names what a classifier is trained from: the phrases, the issues, the method. */
export function hashOfSource({ knowledgeDir, issueAreas }: ClassifierSource): string {
  const hash = createHash('sha256').update(`method ${METHOD}`)
  for (const [issue, area] of [...issueAreas].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${issue} ${area}`)
  }
  for (const folder of ['phrases', 'issues']) {
    for (const file of listKnowledgeFiles(path.join(knowledgeDir, folder))) {
      const content = createHash('sha256').update(readFileSync(file)).digest('hex')
      hash.update(`\n${path.relative(knowledgeDir, file).replaceAll(path.sep, '/')} ${content}`)
    }
  }
  return hash.digest('hex')
}

/** All that is said and written about the issues we know. */
export function readMaterial(source: ClassifierSource, log: ClassifierLog): Material {
  return { examples: readPhrases(source, log), background: readBackground(source) }
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
        Object.entries(localised).map(([language, text]) => ({ text, label: issue.id, language })),
      )
    }),
  )
}

/** Trains from the phrases and writes the result for the next start. Takes up to a minute. */
export function trainAndWrite(
  options: ClassifierSource & { artefactFile: string; log: ClassifierLog },
): TrainedClassifier {
  const started = performance.now()
  // Before reading: a file changed meanwhile leaves the result stale instead of wrong.
  const source = hashOfSource(options)
  const material = readMaterial(options, options.log)
  const { trained } = fitClassifier(material, options.issueAreas)
  writeArtefact(options.artefactFile, encodeClassifier(trained, source), options.log)
  const ms = Math.round(performance.now() - started)
  options.log.info({ phrases: material.examples.length, ms }, 'classifier trained')
  return trained
}

function writeArtefact(file: string, bytes: Uint8Array, log: ClassifierLog): void {
  try {
    writeWholeFile(file, sealed(bytes))
  } catch (error) {
    log.warn(
      { file, ...errorFields(error) },
      'the trained classifier could not be written; it stays in memory',
    )
  }
}

const SEAL_BYTES = 32

function sealed(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([bytes, sealOf(bytes)])
}

/** The bytes without their checksum; undefined when it does not fit. */
export function unsealed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const content = bytes.subarray(0, Math.max(0, bytes.length - SEAL_BYTES))
  return sealOf(content).equals(bytes.subarray(content.length)) ? content : undefined
}

function sealOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
