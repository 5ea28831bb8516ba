import path from 'node:path'
import {
  KnowledgeError,
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../../../platform/knowledge/read-knowledge.server.ts'
import { type Corpus, issueFileSchema, lawFileSchema } from '../contract.ts'
import { buildCorpus } from '../domain/corpus.ts'

/**
 * Reads `knowledge/issues` and `knowledge/law` whole.
 * @throws KnowledgeError naming every file, line and problem; nothing is half loaded
 */
export function loadCorpus(knowledgeDir: string): Corpus {
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
  const issueFiles = readAll('issues', (file) => readKnowledgeFile(file, issueFileSchema))
  const lawFiles = readAll('law', (file) => readKnowledgeFile(file, lawFileSchema))
  const built = buildCorpus(issueFiles, lawFiles)
  problems.push(...built.problems.map(({ file, problem }) => `${file}: ${problem}`))
  if (problems.length > 0) throw new KnowledgeError(problems)
  return built.corpus
}
