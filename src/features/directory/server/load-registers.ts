import path from 'node:path'
import { readKnowledgeFile } from '../../../platform/knowledge/read-knowledge.server.ts'
import { type Register, registersFileSchema } from '../contract.ts'

/** The official lawyer register of each jurisdiction, by its code. */
export function loadRegisters(knowledgeDir: string): ReadonlyMap<string, Register> {
  const { registers } = readKnowledgeFile(
    path.join(knowledgeDir, 'registers.yaml'),
    registersFileSchema,
  )
  return new Map(registers.map((register) => [register.jurisdiction, register]))
}
