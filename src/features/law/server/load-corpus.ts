import path from 'node:path'
import type { KnowledgeCache } from '../../../platform/knowledge/knowledge-cache.server.ts'
import {
  KnowledgeError,
  listKnowledgeFiles,
} from '../../../platform/knowledge/read-knowledge.server.ts'
import { type Corpus, issueFileSchema, lawFileSchema } from '../contract.ts'
import { buildCorpus } from '../domain/corpus.ts'

/**
 * Reads `knowledge/issues` and `knowledge/law` whole.
 * @throws KnowledgeError naming every file, line and problem; nothing is half loaded
 */
export function loadCorpus(knowledgeDir: string, cache: KnowledgeCache): Corpus {
  const problems: string[] = []
  const readAll = <Content>(folder: string, read: (file: string) => Content) =>
    listKnowledgeFiles(path.join(knowledgeDir, folder)).flatMap((file) => {
      try {
        return [{ file, content: read(file) }]
      } catch (error) {
        if (!(error instanceof KnowledgeError)) throw error
        problems.push(...error.problems)
        return []
      }
    })
  const issueFiles = readAll('issues', (file) => cache.read(file, issueFileSchema))
  const lawFiles = readAll('law', (file) => cache.read(file, lawFileSchema))
  const built = buildCorpus(issueFiles, lawFiles)
  problems.push(...built.problems.map(({ file, problem }) => `${file}: ${problem}`))
  if (problems.length > 0) throw new KnowledgeError(problems)
  return built.corpus
}
