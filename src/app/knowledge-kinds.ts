import { z } from 'zod'
import {
  dangerFileSchema,
  hotlinesFileSchema,
  lexiconFileSchema,
  phraseFileSchema,
  safetyFileSchema,
} from '../features/analysis/contract.ts'
import { registersFileSchema } from '../features/directory/contract.ts'
import { glossaryFileSchema, pronunciationFileSchema } from '../features/glossary/contract.ts'
import { coverageGoalsSchema, issueFileSchema, lawFileSchema } from '../features/law/contract.ts'
import { placesFileSchema } from '../features/places/contract.ts'
import { countryCode } from '../shared/knowledge-text.ts'

/** `knowledge/official-hosts.yaml`: a host allows its own parts too, as gov.in allows indiacode.gov.in. */
export const officialHostsFileSchema = z.strictObject({
  hosts: z.record(
    countryCode,
    z
      .array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected a host such as boe.es'))
      .min(1),
  ),
})

/** Every kind of file in `knowledge/`, where it stands there and what it must look like. The first match counts. */
export const KNOWLEDGE_KINDS = {
  places: { path: /^places\.yaml$/, schema: placesFileSchema },
  registers: { path: /^registers\.yaml$/, schema: registersFileSchema },
  'official-hosts': { path: /^official-hosts\.yaml$/, schema: officialHostsFileSchema },
  'law-coverage': { path: /^law-coverage\.yaml$/, schema: coverageGoalsSchema },
  issues: { path: /^issues\/[a-z-]+\.yaml$/, schema: issueFileSchema },
  phrases: { path: /^phrases\/[a-z]{2}\/[a-z-]+\.yaml$/, schema: phraseFileSchema },
  lexicon: { path: /^lexicon\/[a-z]{2}\.yaml$/, schema: lexiconFileSchema },
  law: { path: /^law\/[A-Z]{2,5}\/[A-Z0-9-]+\.yaml$/, schema: lawFileSchema },
  hotlines: { path: /^safety\/hotlines\.yaml$/, schema: hotlinesFileSchema },
  dangers: { path: /^dangers\/[a-z]{2}\.yaml$/, schema: dangerFileSchema },
  safety: { path: /^safety\/[a-z]{2}\.yaml$/, schema: safetyFileSchema },
  glossary: { path: /^glossary\/[a-z]{2}\.yaml$/, schema: glossaryFileSchema },
  pronunciation: { path: /^glossary\/pronunciation\.json$/, schema: pronunciationFileSchema },
} as const

export type KnowledgeKind = keyof typeof KNOWLEDGE_KINDS

export type KnowledgeContent = {
  [Kind in KnowledgeKind]: z.infer<(typeof KNOWLEDGE_KINDS)[Kind]['schema']>
}

export function kindOf(relativePath: string): KnowledgeKind | undefined {
  return knowledgeKinds().find((kind) => KNOWLEDGE_KINDS[kind].path.test(relativePath))
}

export function knowledgeKinds(): KnowledgeKind[] {
  return Object.keys(KNOWLEDGE_KINDS) as KnowledgeKind[]
}
