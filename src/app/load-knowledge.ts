import path from 'node:path'
import {
  createAdviser,
  createBuiltInEngine,
  createClassifierFromPhrases,
  createDangerClassifierFromTexts,
  createDangerJudge,
  createModelEngine,
  loadSafety,
  type OwnTuning,
  readConcepts,
} from '../features/analysis/server.ts'
import { loadRegisters } from '../features/directory/server.ts'
import { loadGlossary } from '../features/glossary/server.ts'
import { loadCorpus } from '../features/law/server.ts'
import { loadPlaces } from '../features/places/server.ts'
import { loadCatalogue } from '../i18n/catalogue.server.ts'
import type { SentenceEncoder } from '../platform/encoder/sentence-encoder.server.ts'
import { openKnowledgeCache } from '../platform/knowledge/knowledge-cache.server.ts'
import type { ModelClient } from '../platform/llm/model-client.server.ts'
import type { Log } from '../platform/log.server.ts'

/** Made with the build, so that a start need not train; kept apart from it, since a build clears its folder. */
export const CLASSIFIER_FILE = path.join('.trained', 'classifier.bin')
export const DANGER_CLASSIFIER_FILE = path.join('.trained', 'dangers.bin')
export const KNOWLEDGE_CACHE_FILE = path.join('.trained', 'knowledge-cache.json')
export const TRANSLATIONS_DIR = path.join('public', 'translations')

export type Knowledge = ReturnType<typeof loadKnowledge>

type Engines = {
  /** A language model, where one is set up; paid analyses ask it. */
  client?: ModelClient | undefined
  /** Reads the meaning of a text; without it the other views of the classifier decide. */
  encoder?: SentenceEncoder | undefined
  /** What was learned with that encoder, where it is the operator's own. */
  ownTuning?: OwnTuning | undefined
}

/** All that the product knows, read once at start. */
export function loadKnowledge(
  knowledgeDir: string,
  log: Log,
  { client, encoder, ownTuning }: Engines = {},
) {
  const cache = openKnowledgeCache(KNOWLEDGE_CACHE_FILE, log)
  const corpus = loadCorpus(knowledgeDir, cache)
  const places = loadPlaces(path.join(knowledgeDir, 'places.yaml'), cache)
  const catalogue = loadCatalogue(TRANSLATIONS_DIR)
  const registers = loadRegisters(knowledgeDir, cache)
  const safety = loadSafety(knowledgeDir, cache)
  const glossary = loadGlossary(knowledgeDir, cache)
  const conceptsOf = readConcepts(knowledgeDir, cache)
  cache.keep()
  const issueAreas = new Map([...corpus.issues.values()].map((issue) => [issue.id, issue.area]))
  const classifier = createClassifierFromPhrases({
    knowledgeDir,
    issueAreas,
    artefactFile: CLASSIFIER_FILE,
    conceptsOf,
    log,
    encoder: encoder && {
      reads: encoder.reads,
      encode: async (text) => (await encoder.encode([text]))?.[0],
    },
    ownTuning,
  })
  const suspicionOf = createDangerClassifierFromTexts({
    knowledgeDir,
    issueAreas,
    artefactFile: DANGER_CLASSIFIER_FILE,
    conceptsOf,
    log,
  })
  const engine = createBuiltInEngine(classifier, createDangerJudge(safety.screen, suspicionOf))
  const modelEngine =
    client && createModelEngine({ builtIn: engine, client, issues: corpus.issues, log })
  const adviser = createAdviser({
    corpus,
    places,
    catalogue,
    engine,
    modelEngine,
    safetyContacts: safety.contacts,
  })
  return { corpus, places, catalogue, registers, glossary, adviser, modelEngine }
}
