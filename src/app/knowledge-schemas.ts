import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { KNOWLEDGE_KINDS, type KnowledgeKind, knowledgeKinds } from './knowledge-kinds.ts'

/** The text of a kind's JSON Schema, for editors: `<kind>.schema.json`. */
export function knowledgeSchemaText(kind: KnowledgeKind): string {
  const schema = z.toJSONSchema(KNOWLEDGE_KINDS[kind].schema, { io: 'input' })
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** Writes one JSON Schema a kind into a folder, which is `knowledge/schemas` in the repository. */
export function writeKnowledgeSchemas(dir: string): void {
  mkdirSync(dir, { recursive: true })
  for (const kind of knowledgeKinds()) {
    writeFileSync(path.join(dir, schemaFileName(kind)), knowledgeSchemaText(kind))
  }
}

export function schemaFileName(kind: KnowledgeKind): string {
  return `${kind}.schema.json`
}
