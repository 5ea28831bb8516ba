import path from 'node:path'
import {
  createAdviser,
  createBuiltInEngine,
  createClassifierFromPhrases,
  loadSafety,
} from '../features/analysis/server.ts'
import { loadRegisters } from '../features/directory/server.ts'
import { loadCorpus } from '../features/law/server.ts'
import { loadPlaces } from '../features/places/server.ts'
import { loadCatalogue } from '../i18n/catalogue.server.ts'
import { openKnowledgeCache } from '../platform/knowledge/knowledge-cache.server.ts'
import type { Log } from '../platform/log.server.ts'

/** Made with the build, so that a start need not train; kept apart from it, since a build clears its folder. */
export const CLASSIFIER_FILE = path.join('.trained', 'classifier.bin')
export const KNOWLEDGE_CACHE_FILE = path.join('.trained', 'knowledge-cache.json')
export const TRANSLATIONS_DIR = path.join('public', 'translations')

export type Knowledge = ReturnType<typeof loadKnowledge>

/** All that the product knows, read once at start. */
export function loadKnowledge(knowledgeDir: string, log: Log) {
  const cache = openKnowledgeCache(KNOWLEDGE_CACHE_FILE, log)
  const corpus = loadCorpus(knowledgeDir, cache)
  const places = loadPlaces(path.join(knowledgeDir, 'places.yaml'), cache)
  const catalogue = loadCatalogue(TRANSLATIONS_DIR)
  const registers = loadRegisters(knowledgeDir, cache)
  const safety = loadSafety(knowledgeDir, cache)
  cache.keep()
  const issueAreas = new Map([...corpus.issues.values()].map((issue) => [issue.id, issue.area]))
  const classifier = createClassifierFromPhrases({
    knowledgeDir,
    issueAreas,
    artefactFile: CLASSIFIER_FILE,
    log,
  })
  const engine = createBuiltInEngine(classifier, safety.screen)
  const adviser = createAdviser({
    corpus,
    places,
    catalogue,
    engine,
    safetyContacts: safety.contacts,
  })
  return { corpus, places, catalogue, registers, adviser }
}
