import path from 'node:path'
import {
  type KnowledgeCache,
  uncachedKnowledge,
} from '../../../platform/knowledge/knowledge-cache.server.ts'
import { type Register, registersFileSchema } from '../contract.ts'

/** The official lawyer register of each jurisdiction, by its code. */
export function loadRegisters(
  knowledgeDir: string,
  cache: KnowledgeCache = uncachedKnowledge,
): ReadonlyMap<string, Register> {
  const { registers } = cache.read(path.join(knowledgeDir, 'registers.yaml'), registersFileSchema)
  return new Map(registers.map((register) => [register.jurisdiction, register]))
}
