import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type EncoderThread,
  type EncoderThreadOptions,
  startEncoderThread,
} from './encoder-thread.server.ts'

/** Waits for a sign from outside at `held`, ends at `end`, and answers everything else at once. */
const THREAD = `
import { parentPort, workerData } from 'node:worker_threads'
parentPort.postMessage({ ready: true, opened: 'open' })
parentPort.on('message', ({ id, texts: [text] }) => {
  if (text === 'held') Atomics.wait(workerData, 0, 0)
  if (text === 'end') process.exit()
  if (text === 'bad') console.error('cannot read ' + text)
  const answer = text === 'bad' ? { failed: true } : { vectors: [new Float32Array([1])] }
  parentPort.postMessage({ id, ...answer })
})
`

let folder = ''
let thread: EncoderThread | undefined
let faults: string[] = []
const released = new Int32Array(new SharedArrayBuffer(4))
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thread-'))
  faults = []
  Atomics.store(released, 0, 0)
})
afterEach(async () => {
  release()
  await thread?.close()
  rmSync(folder, { recursive: true, force: true })
})

function start(options: EncoderThreadOptions): EncoderThread {
  const file = path.join(folder, 'thread.mjs')
  writeFileSync(file, THREAD)
  const onFault = (fault: string) => void faults.push(fault)
  thread = startEncoderThread(file, released, { onFault, ...options })
  return thread
}

function release() {
  Atomics.store(released, 0, 1)
  Atomics.notify(released, 0)
}

test('nobody waits behind an answer that is late, and afterwards it is asked again', async () => {
  const { encode, opened } = start({ longestWaitMs: 50 })
  expect(await opened).toBe('open')
  expect(await encode(['held'])).toBeUndefined()
  expect(await encode(['quick'])).toBeUndefined()
  expect(faults).toEqual(['late'])
  release()
  await vi.waitFor(async () => expect(await encode(['quick'])).toEqual([Float32Array.of(1)]))
  expect(faults).toEqual(['late'])
})

test('a thread that ends is told, and nothing waits for it', async () => {
  const { encode } = start({ longestWaitMs: 0 })
  expect(await encode(['end'])).toBeUndefined()
  expect(await encode(['quick'])).toBeUndefined()
  expect(faults).toEqual(['ended'])
})

test('a text that cannot be encoded is told once, and what a library says of it is not printed', async () => {
  const printed = vi.spyOn(process.stderr, 'write')
  const { encode } = start({ longestWaitMs: 0 })
  expect([await encode(['bad']), await encode(['bad'])]).toEqual([undefined, undefined])
  expect(await encode(['quick'])).toEqual([Float32Array.of(1)])
  expect(faults).toEqual(['failed'])
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
})

test('being closed is no fault', async () => {
  const { encode, close } = start({ longestWaitMs: 0 })
  await encode(['quick'])
  await close()
  expect(await encode(['quick'])).toBeUndefined()
  expect(faults).toEqual([])
})
