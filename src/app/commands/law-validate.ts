import { findCopied, loadCorpus } from '../../features/law/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { uncachedKnowledge } from '../../platform/knowledge/knowledge-cache.server.ts'
import { checkKnowledge } from '../knowledge-check.ts'
import type { Command, Output } from './command.ts'
import { withDatabase } from './open-database.ts'

/** Checks every file of `knowledge/`; `--copied` also compares summaries with the official texts taken in. */
export const lawValidateCommand: Command = async (args, output) => {
  const { knowledgeDir } = readConfig()
  const { problems, counts } = checkKnowledge(knowledgeDir)
  if (problems.length === 0 && args.includes('--copied'))
    problems.push(...(await copiedSummaries(knowledgeDir, output)))
  for (const problem of problems) output.err(problem)
  for (const [kind, count] of Object.entries(counts)) output.out(`${kind} ${count}`)
  output.out(problems.length === 0 ? 'The knowledge is valid' : `${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

async function copiedSummaries(knowledgeDir: string, { out }: Output): Promise<string[]> {
  const corpus = loadCorpus(knowledgeDir, uncachedKnowledge)
  const { compared, copied } = await withDatabase(readConfig(), ({ db }) => findCopied(db, corpus))
  out(`comparedWithOfficialTexts ${compared}`)
  return copied.map(
    ({ id, language }) => `${id}: the summary (${language}) copies the official text`,
  )
}
