import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { knowledgeKinds } from './knowledge-kinds.ts'
import { knowledgeSchemaText, schemaFileName, writeKnowledgeSchemas } from './knowledge-schemas.ts'

const COMMITTED = 'knowledge/schemas'

test.each(knowledgeKinds())('the committed schema of %s is what its format gives', (kind) => {
  expect(readFileSync(path.join(COMMITTED, schemaFileName(kind)), 'utf8')).toBe(
    knowledgeSchemaText(kind),
  )
})

test('the committed folder holds one schema a kind and nothing else', () => {
  expect(readdirSync(COMMITTED).sort()).toEqual(knowledgeKinds().map(schemaFileName).sort())
})

test('writing the schemas gives the same files as those committed', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'knowledge-schemas-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeKnowledgeSchemas(dir)
  for (const file of readdirSync(COMMITTED)) {
    expect(readFileSync(path.join(dir, file), 'utf8')).toBe(
      readFileSync(path.join(COMMITTED, file), 'utf8'),
    )
  }
})

test('a schema names what a person may leave out and what not', () => {
  const law = JSON.parse(knowledgeSchemaText('law'))
  expect(law.required).toEqual(['country', 'jurisdiction', 'acts'])
  const issue = JSON.parse(knowledgeSchemaText('issues')).properties.issues.items
  expect(issue.required).not.toContain('related')
})
