import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DATA_DIR_IN_USE, lockDataDir } from './data-dir-lock.server.ts'

const undo: Array<() => Promise<unknown>> = []

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

test('a held folder is refused with one sentence naming the holder', async () => {
  const folder = await freshFolder()
  const lock = await hold(folder)
  await expect(lockDataDir(folder)).rejects.toMatchObject({
    code: DATA_DIR_IN_USE,
    pid: process.pid,
    message: `${folder} is in use by process ${process.pid}: stop it, or set DATA_DIR to another folder.`,
  })
  await lock.release()
  await hold(folder)
})

test('two locks of one folder do not exclude each other', async () => {
  const folder = await freshFolder()
  await hold(folder)
  await lockDataDir(folder, 'postgres').then((lock) => lock.release())
})

test('the death of its holder frees it, and nothing is left behind', async () => {
  const folder = await freshFolder()
  const holder = await holdInAnotherProcess(folder)
  await expect(lockDataDir(folder)).rejects.toMatchObject({ code: DATA_DIR_IN_USE })
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const lock = await hold(folder)
  expect(await readdir(folder)).toEqual(['app.lock'])
  await lock.release()
  expect(await readdir(folder)).toEqual([])
})

test('a stopped holder still holds it', async () => {
  const folder = await freshFolder()
  const holder = await holdInAnotherProcess(folder)
  holder.kill('SIGSTOP')
  await expect(lockDataDir(folder)).rejects.toMatchObject({ code: DATA_DIR_IN_USE, pid: undefined })
})

test('of many that start at once over a dead holder’s lock exactly one gets it', async () => {
  // Once shows a race rarely.
  for (let round = 0; round < 10; round += 1) {
    const folder = await freshFolder()
    const holder = await holdInAnotherProcess(folder)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => hold(folder)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(lockDataDir(folder)).rejects.toMatchObject({ code: DATA_DIR_IN_USE })
    expect(await readdir(folder)).toEqual(['app.lock'])
  }
})

test('a path longer than a socket’s name can be is locked all the same', async () => {
  const folder = join(await freshFolder(), 'long'.repeat(40))
  await mkdir(folder)
  const lock = await hold(folder)
  await expect(lockDataDir(folder)).rejects.toMatchObject({
    code: DATA_DIR_IN_USE,
    pid: process.pid,
  })
  await lock.release()
  await hold(folder)
})

async function hold(folder: string) {
  const lock = await lockDataDir(folder)
  undo.push(() => lock.release())
  return lock
}

async function holdInAnotherProcess(folder: string): Promise<ChildProcess> {
  const script = `require('node:net').createServer().listen(${JSON.stringify(join(folder, 'app.lock'))}, () => console.log('held'))`
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  undo.push(async () => {
    if (holder.exitCode === null && holder.signalCode === null && holder.kill('SIGKILL')) {
      await once(holder, 'exit')
    }
  })
  await once(holder.stdout, 'data')
  return holder
}

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'data-dir-lock-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}
