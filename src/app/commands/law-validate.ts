import { readConfig } from '../../platform/config.server.ts'
import { checkKnowledge } from '../knowledge-check.ts'
import type { Command } from './command.ts'

export const lawValidateCommand: Command = async (_args, { out, err }) => {
  const { problems, counts } = checkKnowledge(readConfig().knowledgeDir)
  for (const problem of problems) err(problem)
  for (const [kind, count] of Object.entries(counts)) out(`${kind} ${count}`)
  out(problems.length === 0 ? 'The knowledge is valid' : `${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}
