import path from 'node:path'
import { issueFileSchema } from '../features/law/contract.ts'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../platform/knowledge/read-knowledge.server.ts'
import type { LegalArea } from '../shared/legal-areas.ts'

/** The area of every issue of the taxonomy. */
export function readIssueAreas(knowledgeDir: string): Map<string, LegalArea> {
  return new Map(
    listKnowledgeFiles(path.join(knowledgeDir, 'issues')).flatMap((file) => {
      const { area, issues } = readKnowledgeFile(file, issueFileSchema)
      return issues.map(({ id }) => [id, area] as const)
    }),
  )
}
