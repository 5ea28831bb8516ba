import { rmSync } from 'node:fs'
import {
  createClassifierFromPhrases,
  createDangerClassifierFromTexts,
  type HowRight,
  isTuned,
  tuneClassifier,
  tuneForOwnEncoder,
} from '../../features/analysis/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { startOwnEncoder } from '../../platform/encoder/own-encoder.server.ts'
import { startSentenceEncoder } from '../../platform/encoder/sentence-encoder.server.ts'
import { createLog } from '../../platform/log.server.ts'
import { readIssueAreas } from '../issue-areas.ts'
import { CLASSIFIER_FILE, DANGER_CLASSIFIER_FILE, loadKnowledge } from '../load-knowledge.ts'
import type { Command } from './command.ts'

/**
 * Tunes the classifier anew, then trains it; `--build` only trains, with the tuning that is there. With
 * EMBEDDINGS_DIR it is tuned for that encoder, and without it only where the tuning no longer fits the phrases.
 * `--build issues` and `--build dangers` train one of the two, so that a build can do both at once.
 */
export const trainCommand: Command = async (args, { err }) => {
  const start = performance.now()
  const { knowledgeDir, embeddingsDir } = readConfig()
  const part = PARTS[args[args.indexOf('--build') + 1] ?? '']
  if (part && args.includes('--build')) {
    part({ knowledgeDir, issueAreas: readIssueAreas(knowledgeDir), log: createLog('silent') })
    return 0
  }
  if (!args.includes('--build')) await tune(knowledgeDir, embeddingsDir, err)
  // Loading trains when the artefact does not fit the phrases.
  loadKnowledge(knowledgeDir, createLog('silent'))
  err(`The classifier fits the phrases (${((performance.now() - start) / 1_000).toFixed(1)} s)`)
  return 0
}

type Source = Omit<Parameters<typeof createDangerClassifierFromTexts>[0], 'artefactFile'>

const PARTS: Record<string, (source: Source) => unknown> = {
  issues: (source) => createClassifierFromPhrases({ ...source, artefactFile: CLASSIFIER_FILE }),
  dangers: (source) =>
    createDangerClassifierFromTexts({ ...source, artefactFile: DANGER_CLASSIFIER_FILE }),
}

async function tune(
  knowledgeDir: string,
  embeddingsDir: string | undefined,
  tell: (line: string) => void,
): Promise<void> {
  const source = {
    knowledgeDir,
    issueAreas: readIssueAreas(knowledgeDir),
    log: createLog('silent'),
  }
  // First, so that a folder that cannot be used is said at once.
  const own = embeddingsDir && (await startOwnEncoder(embeddingsDir, { longestWaitMs: 0 }))
  if (!own || !isTuned(source)) {
    const encoder = startSentenceEncoder({ longestWaitMs: 0 })
    tell(inWords(await tuneClassifier({ ...source, encoder })))
    await encoder.close()
    for (const file of [CLASSIFIER_FILE, DANGER_CLASSIFIER_FILE]) rmSync(file, { force: true })
  }
  if (!own) return
  tell('Reading every phrase with the model of EMBEDDINGS_DIR')
  const file = await tuneForOwnEncoder({ ...source, encoder: own, onProgress: everyTenth(tell) })
  await own.close()
  tell(`What was learned with it is in ${file}`)
}

function inWords({ texts, first, firstTwo, calibrationError }: HowRight): string {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  return [
    `Of ${texts} phrases left out of the training:`,
    `right area first ${percent(first)}, among the first two ${percent(firstTwo)},`,
    `confidence off by ${percent(calibrationError)}`,
  ].join(' ')
}

function everyTenth(tell: (line: string) => void) {
  let told = 0
  return (encoded: number, all: number) => {
    const tenths = Math.floor((10 * encoded) / all)
    if (tenths > told) tell(`${10 * tenths} % of ${all} texts`)
    told = tenths
  }
}
