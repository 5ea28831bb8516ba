import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OwnEncoder, startOwnEncoder } from '../../../platform/encoder/own-encoder.server.ts'
import { writeTinyEncoder } from '../../../platform/encoder/tiny-encoder-for-tests.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { writeTuning } from './classifier-tuning.ts'
import { createClassifierFromPhrases } from './load-classifier.ts'
import { type OwnTuning, readOwnTuning } from './own-encoder-tuning.ts'
import { tuneForOwnEncoder } from './tune-classifier.ts'

const AREAS = new Map<string, LegalArea>([
  ['eviction', 'real-estate'],
  ['unpaid-wages', 'employment'],
])

/** `host` and `hospedador`, `gaffer` and `patrono` stand in no phrase: only the encoder knows what they mean. */
const HOME = ['landlord', 'flat', 'locks', 'casero', 'piso', 'cerradura', 'host', 'hospedador']
const WORK = ['boss', 'wages', 'overtime', 'jefe', 'sueldo', 'horas', 'gaffer', 'patrono']
const WORDS = Object.fromEntries([
  ...HOME.map((word) => [word, [1, 0, 0]]),
  ...WORK.map((word) => [word, [0, 1, 0]]),
  ...['bread', 'oven', 'pan', 'horno'].map((word) => [word, [0, 0, 1]]),
])

const PHRASES = {
  en: {
    eviction: [
      'the landlord took our locks away',
      'landlord wants the flat friday',
      'new locks on my flat',
    ],
    'unpaid-wages': [
      'the boss keeps my wages',
      'boss never counts overtime friday',
      'no wages for overtime',
    ],
    'no-legal-problem': ['bread from the oven', 'hot oven and bread', 'how long in the oven'],
  },
  es: {
    eviction: [
      'el casero me quita el piso',
      'casero y cerradura nueva',
      'otra cerradura en mi piso',
    ],
    'unpaid-wages': [
      'el jefe me quita el sueldo',
      'jefe y horas sin pagar',
      'mi sueldo y otras horas',
    ],
    'no-legal-problem': ['el pan en el horno', 'pan y horno caliente', 'cuanto tiempo en el horno'],
  },
} as const

let encoderFolder = ''
let encoder: OwnEncoder
beforeAll(async () => {
  encoderFolder = mkdtempSync(path.join(tmpdir(), 'encoder-'))
  writeTinyEncoder(encoderFolder, { words: WORDS })
  encoder = await startOwnEncoder(encoderFolder, { longestWaitMs: 0 })
})
afterAll(async () => {
  await encoder.close()
  rmSync(encoderFolder, { recursive: true, force: true })
})

let knowledgeDir = ''
/** From so few phrases every answer would look sure, and the encoder would never be asked. */
const NEVER_SURE = {
  blend: { words: 1, concepts: 0, gist: 0, meaning: 0 },
  temperature: [0, 0] as const,
  confidence: [0, 0, 0] as const,
}
const log = { info: () => undefined, warn: () => undefined }
const source = () => ({ knowledgeDir, issueAreas: AREAS })
const phraseFile = (language: string) => path.join(knowledgeDir, 'phrases', language, 'all.yaml')
beforeEach(() => {
  knowledgeDir = mkdtempSync(path.join(tmpdir(), 'knowledge-'))
  mkdirSync(path.join(knowledgeDir, 'issues'))
  for (const [language, issues] of Object.entries(PHRASES)) {
    mkdirSync(path.dirname(phraseFile(language)), { recursive: true })
    writeFileSync(phraseFile(language), JSON.stringify({ language, area: 'none', issues }))
  }
  writeTuning(knowledgeDir, {
    source: 'whatever was there before',
    calibration: { spaced: NEVER_SURE, unspaced: NEVER_SURE, encoded: NEVER_SURE },
    onHeldOut: undefined,
    meaning: undefined,
    gist: undefined,
    dangers: undefined,
  })
})
afterEach(() => rmSync(knowledgeDir, { recursive: true, force: true }))

const tune = () => tuneForOwnEncoder({ ...source(), log, encoder, onProgress: () => undefined })

const tuningFile = () => path.join(knowledgeDir, 'classifier', 'tuning.json')
const artefactFile = () => path.join(knowledgeDir, 'classifier.bin')
function load(ownTuning?: OwnTuning) {
  return createClassifierFromPhrases({
    ...source(),
    artefactFile: artefactFile(),
    log,
    ownTuning,
    encoder: {
      reads: encoder.reads,
      encode: async (text) => (await encoder.encode([text]))?.[0],
    },
  })
}

test.each([
  ['en', 'friday the host came', 'friday the gaffer came'],
  ['es', 'el hospedador me quita otra', 'el patrono me quita otra'],
] as const)(
  '%s: words that only the encoder knows tell apart what the phrases cannot',
  async (language, home, work) => {
    await tune()
    const firstIssues = async (ownTuning?: OwnTuning) => {
      const { classify } = load(ownTuning)
      const found = [await classify(home, language), await classify(work, language)]
      return found.map(({ issues }) => issues[0]?.issue)
    }
    expect(new Set(await firstIssues()).size).toBe(1)
    expect(await firstIssues(readOwnTuning(source(), encoder))).toEqual([
      'eviction',
      'unpaid-wages',
    ])
  },
)

test('what was learned names the encoder, and all else stays as it was byte by byte', async () => {
  load()
  const kept = () => [artefactFile(), tuningFile()].map((file) => readFileSync(file, 'hex'))
  const before = kept()
  const file = await tune()
  const ownTuning = readOwnTuning(source(), encoder)
  load(ownTuning)
  expect(kept()).toEqual(before)
  expect(ownTuning?.encoder).toBe(encoder.id)
  expect(path.basename(file)).toBe(`encoder-${encoder.id.slice(0, 16)}.json`)
})

test('tuning twice writes the same', async () => {
  const first = readFileSync(await tune(), 'utf8')
  expect(readFileSync(await tune(), 'utf8')).toBe(first)
})

test('what was learned with another encoder, from other phrases or of another size is not used', async () => {
  const file = await tune()
  const sameBeginning = { ...encoder, id: `${encoder.id.slice(0, 32)}${'0'.repeat(32)}` }
  expect(readOwnTuning(source(), sameBeginning)).toBeUndefined()
  expect(readOwnTuning(source(), { ...encoder, size: 4 })).toBeUndefined()
  appendFileSync(phraseFile('en'), '\n')
  expect(readOwnTuning(source(), encoder)).toBeUndefined()
  await tune()
  expect(readOwnTuning(source(), encoder)).toBeDefined()
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
  expect(readOwnTuning(source(), encoder)).toBeUndefined()
})

test('an encoder that does not answer ends the training and leaves nothing half done', async () => {
  const silent = { ...encoder, encode: () => Promise.resolve(undefined) }
  const tuning = tuneForOwnEncoder({
    ...source(),
    log,
    encoder: silent,
    onProgress: () => undefined,
  })
  await expect(tuning).rejects.toThrow('does not answer')
  expect(readOwnTuning(source(), encoder)).toBeUndefined()
})
