import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { createClassifierFromPhrases } from './load-classifier.ts'

const AREAS = new Map<string, LegalArea>([
  ['eviction', 'real-estate'],
  ['divorce', 'family-law'],
])
const EVICTION = 'My landlord changed the locks'

let folder = ''
let told: string[] = []
const log = {
  info: (...args: unknown[]) => void told.push(String(args.at(-1))),
  warn: (...args: unknown[]) => void told.push(String(args.at(-1))),
}
const artefactFile = () => path.join(folder, 'build', 'classifier.bin')
const load = () =>
  createClassifierFromPhrases({
    knowledgeDir: folder,
    issueAreas: AREAS,
    artefactFile: artefactFile(),
    log,
  })
const trainings = () => told.filter((message) => message === 'classifier trained').length

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'classifier-'))
  told = []
  mkdirSync(path.join(folder, 'issues'))
  mkdirSync(path.join(folder, 'phrases', 'en'), { recursive: true })
  writePhrases('real-estate', 'eviction', [
    'the landlord changed our locks',
    'landlord evicts us',
    'locks of the flat changed',
  ])
  writePhrases('family-law', 'divorce', [
    'my husband wants a divorce',
    'divorce from my wife',
    'marriage ended in divorce',
  ])
  writePhrases('none', 'no-legal-problem', ['bake a cake', 'bread in the oven', 'soup with salt'])
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writePhrases(area: string, issue: string, phrases: string[]) {
  writeFileSync(
    path.join(folder, 'phrases', 'en', `${area}.yaml`),
    `language: en\narea: ${area}\nissues:\n  ${issue}:\n${phrases.map((phrase) => `    - ${phrase}\n`).join('')}`,
  )
}

test('trained once, then loaded, with the same answers and no draft left behind', async () => {
  const trained = await load().classify(EVICTION, 'en')
  const loaded = await load().classify(EVICTION, 'en')
  expect(trainings()).toBe(1)
  expect(trained.issues[0]?.issue).toBe('eviction')
  expect(loaded).toEqual(trained)
  expect(readdirSync(path.dirname(artefactFile()))).toEqual(['classifier.bin'])
})

test('a changed phrase of the same size and time trains again', async () => {
  load()
  const file = path.join(folder, 'phrases', 'en', 'family-law.yaml')
  const { size, atime, mtime } = statSync(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace('husband', 'landlor'))
  utimesSync(file, atime, mtime)
  expect(statSync(file).size).toBe(size)
  load()
  expect(trainings()).toBe(2)
})

test('an issue that moved to another area trains again', async () => {
  load()
  const moved = new Map(AREAS).set('eviction', 'civil-rights')
  const options = { knowledgeDir: folder, artefactFile: artefactFile(), log }
  const classifier = createClassifierFromPhrases({ ...options, issueAreas: moved })
  const { areas } = await classifier.classify(EVICTION, 'en')
  expect(areas[0]?.area).toBe('civil-rights')
  expect(trainings()).toBe(2)
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  [
    'with one bit turned',
    (bytes: Buffer) =>
      Buffer.from(bytes.map((byte, i) => (i === bytes.length >> 1 ? byte ^ 1 : byte))),
  ],
  [
    'of something else',
    () => Buffer.from('not a classifier, but quite a long text about nothing at all'),
  ],
])('a file %s trains again and is replaced', async (_, damage) => {
  const before = await load().classify(EVICTION, 'en')
  writeFileSync(artefactFile(), damage(readFileSync(artefactFile())))
  expect(await load().classify(EVICTION, 'en')).toEqual(before)
  load()
  expect(trainings()).toBe(2)
})

test('where nothing can be written it works in memory and says so', async () => {
  appendFileSync(path.join(folder, 'build'), 'a file where the folder should be')
  expect((await load().classify(EVICTION, 'en')).issues[0]?.issue).toBe('eviction')
  expect(existsSync(artefactFile())).toBe(false)
  expect(told.some((message) => message.includes('could not be written'))).toBe(true)
})

test('phrases of an issue nobody knows are left out and named in the log', async () => {
  writePhrases('tax', 'time-travel', ['taxed in another century', 'the past owes me'])
  const { issues } = await load().classify('taxed in another century', 'en')
  expect(issues.map(({ issue }) => issue)).not.toContain('time-travel')
  expect(told.some((message) => message.includes('unknown issue'))).toBe(true)
})

test('a recipe has no area, taught from our own phrases', async () => {
  const ours = path.join(import.meta.dirname, '../../../../knowledge/phrases/en')
  for (const file of ['none.yaml', 'real-estate.yaml', 'family-law.yaml']) {
    cpSync(path.join(ours, file), path.join(folder, 'phrases', 'en', file))
  }
  const recipe =
    'For the cake mix butter, sugar and two eggs, add flour and milk and bake it in the oven for forty minutes.'
  expect((await load().classify(recipe, 'en')).areas).toEqual([])
})
