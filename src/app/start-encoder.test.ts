import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tuneForOwnEncoder } from '../features/analysis/server.ts'
import { startOwnEncoder } from '../platform/encoder/own-encoder.server.ts'
import { writeTinyEncoder } from '../platform/encoder/tiny-encoder-for-tests.ts'
import { createLog } from '../platform/log.server.ts'
import { type Reading, startEncoder } from './start-encoder.ts'

let folder = ''
let embeddingsDir = ''
let told: string[] = []
let reading: Reading | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-encoder-'))
  embeddingsDir = path.join(folder, 'model')
  told = []
  reading = undefined
  writeTinyEncoder(embeddingsDir, { words: { bread: [1, 0], soup: [0, 1] }, wordThatFails: 'boom' })
  mkdirSync(path.join(folder, 'issues'))
  mkdirSync(path.join(folder, 'phrases'))
  const issues = { 'no-legal-problem': ['bread in the oven', 'soup with salt', 'bread and soup'] }
  const phrases = { language: 'en', area: 'none', issues }
  writeFileSync(path.join(folder, 'phrases', 'none.yaml'), JSON.stringify(phrases))
})
afterEach(async () => {
  await reading?.encoder.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(directory: string | undefined): Promise<Reading> {
  const settings = { knowledgeDir: folder, embeddingsDir: directory }
  reading = await startEncoder(settings, (message) => told.push(message), { longestWaitMs: 0 })
  return reading
}

async function train() {
  const encoder = await startOwnEncoder(embeddingsDir, { longestWaitMs: 0 })
  const log = createLog('silent')
  const source = { knowledgeDir: folder, issueAreas: new Map(), log }
  await tuneForOwnEncoder({ ...source, encoder, onProgress: () => undefined })
  await encoder.close()
}

test('without the setting it is the encoder of English, and nothing is said', async () => {
  const { encoder, ownTuning } = await start(undefined)
  expect([encoder.reads('en'), encoder.reads('es')]).toEqual([true, false])
  expect(ownTuning).toBeUndefined()
  expect(told).toEqual([])
})

test('a model that nothing was trained with is left aside, and one line says what to do', async () => {
  const { encoder, ownTuning } = await start(embeddingsDir)
  expect(encoder.reads('es')).toBe(false)
  expect(ownTuning).toBeUndefined()
  expect(told).toEqual([expect.stringMatching(/^EMBEDDINGS_DIR is not used yet.* npm run train$/)])
})

test('a model that the classifier was trained with reads every language', async () => {
  await train()
  const { encoder, ownTuning } = await start(embeddingsDir)
  expect(encoder.reads('es')).toBe(true)
  expect(ownTuning?.meaning.size).toBe(2)
  expect(told).toEqual([])
})

test('a model that fails on a text leaves it unanswered, and the log does not quote it', async () => {
  await train()
  const { encoder } = await start(embeddingsDir)
  expect(await encoder.encode(['boom'])).toBeUndefined()
  expect(told).toEqual([
    'EMBEDDINGS_DIR: the model failed on a text, an answer was given without it',
  ])
})

test('a folder without a model ends the start with the name of the setting', async () => {
  rmSync(path.join(embeddingsDir, 'onnx'), { recursive: true })
  await expect(start(embeddingsDir)).rejects.toThrow(/EMBEDDINGS_DIR: expected a folder/)
})
