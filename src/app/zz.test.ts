import { test } from 'vitest'
import { writeKnowledgeSchemas } from './knowledge-schemas.ts'
test('w', () => writeKnowledgeSchemas('knowledge/schemas'))
