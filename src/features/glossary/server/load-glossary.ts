import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  type KnowledgeCache,
  uncachedKnowledge,
} from '../../../platform/knowledge/knowledge-cache.server.ts'
import { listKnowledgeFiles } from '../../../platform/knowledge/read-knowledge.server.ts'
import { glossaryFileSchema, type Pronunciations, pronunciationFileSchema } from '../contract.ts'
import { createGlossary, type Glossary } from '../domain/glossary.ts'

/**
 * Reads `knowledge/glossary` whole.
 * @throws KnowledgeError listing each problem of the first file that has any
 */
export function loadGlossary(
  knowledgeDir: string,
  cache: KnowledgeCache = uncachedKnowledge,
): Glossary {
  const files = listKnowledgeFiles(path.join(knowledgeDir, 'glossary'))
  return createGlossary(
    files.map((file) => cache.read(file, glossaryFileSchema)),
    readPronunciations(knowledgeDir, cache),
  )
}

/** Where the made pronunciations of all languages stand. */
export function pronunciationFile(knowledgeDir: string): string {
  return path.join(knowledgeDir, 'glossary/pronunciation.json')
}

/** A glossary without them is whole but for its phonetic signs. */
function readPronunciations(knowledgeDir: string, cache: KnowledgeCache): Pronunciations {
  const file = pronunciationFile(knowledgeDir)
  return existsSync(file) ? cache.read(file, pronunciationFileSchema).ipa : {}
}
