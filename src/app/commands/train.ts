import { tuneClassifier } from '../../features/analysis/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { startSentenceEncoder } from '../../platform/encoder/sentence-encoder.server.ts'
import { createLog } from '../../platform/log.server.ts'
import { readIssueAreas } from '../issue-areas.ts'
import { loadKnowledge } from '../load-knowledge.ts'
import type { Command } from './command.ts'

/** Tunes the classifier anew, then trains it; `--build` only trains, with the tuning that is there. */
export const trainCommand: Command = async (args, { err }) => {
  const start = performance.now()
  const { knowledgeDir } = readConfig()
  const log = createLog('silent')
  if (!args.includes('--build')) {
    const encoder = startSentenceEncoder({ longestWaitMs: 0 })
    await tuneClassifier({ knowledgeDir, issueAreas: readIssueAreas(knowledgeDir), log, encoder })
    await encoder.close()
  }
  // Loading trains when the artefact does not fit the phrases.
  loadKnowledge(knowledgeDir, log)
  err(`The classifier fits the phrases (${((performance.now() - start) / 1_000).toFixed(1)} s)`)
  return 0
}
