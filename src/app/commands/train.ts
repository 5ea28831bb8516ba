import { readConfig } from '../../platform/config.server.ts'
import { createLog } from '../../platform/log.server.ts'
import { loadKnowledge } from '../load-knowledge.ts'
import type { Command } from './command.ts'

/** Loading trains when the artefact does not fit the phrases; nothing else is to be done. */
export const trainCommand: Command = async (_args, { err }) => {
  const start = performance.now()
  loadKnowledge(readConfig().knowledgeDir, createLog('silent'))
  err(`The classifier fits the phrases (${((performance.now() - start) / 1_000).toFixed(1)} s)`)
  return 0
}
