import { type OwnTuning, readOwnTuning } from '../features/analysis/server.ts'
import type { Config } from '../platform/config.server.ts'
import type {
  EncoderFault,
  EncoderThreadOptions,
} from '../platform/encoder/encoder-thread.server.ts'
import { startOwnEncoder } from '../platform/encoder/own-encoder.server.ts'
import {
  type SentenceEncoder,
  startSentenceEncoder,
} from '../platform/encoder/sentence-encoder.server.ts'
import { readIssueAreas } from './issue-areas.ts'

const NOT_TRAINED =
  'EMBEDDINGS_DIR is not used yet: the classifier was not trained with this model and these phrases. Run npm run train'
const TOO_SLOW =
  'EMBEDDINGS_DIR: the model takes too long on this machine, many answers are given without it'
const FAULTS: Record<EncoderFault, string> = {
  late: 'EMBEDDINGS_DIR: the model took too long, an answer was given without it',
  failed: 'EMBEDDINGS_DIR: the model failed on a text, an answer was given without it',
  ended: 'EMBEDDINGS_DIR: the model stopped, answers are given without it until the next start',
}

type Settings = Pick<Config, 'embeddingsDir' | 'knowledgeDir'>

export type Reading = { encoder: SentenceEncoder; ownTuning?: OwnTuning | undefined }

/**
 * The operator's encoder where the classifier was trained with it, else the one that ships with the product.
 * @throws ConfigError where EMBEDDINGS_DIR holds no model that can be used
 */
export async function startEncoder(
  { embeddingsDir, knowledgeDir }: Settings,
  tell: (message: string) => void,
  options: Pick<EncoderThreadOptions, 'longestWaitMs'> = {},
): Promise<Reading> {
  if (embeddingsDir === undefined) return { encoder: startSentenceEncoder(options) }
  const own = await startOwnEncoder(embeddingsDir, {
    ...options,
    onFault: (fault) => tell(FAULTS[fault]),
  })
  const source = { knowledgeDir, issueAreas: readIssueAreas(knowledgeDir) }
  const ownTuning = readOwnTuning(source, own)
  if (ownTuning) {
    if (own.tooSlow) tell(TOO_SLOW)
    return { encoder: own, ownTuning }
  }
  tell(NOT_TRAINED)
  await own.close()
  return { encoder: startSentenceEncoder(options) }
}
