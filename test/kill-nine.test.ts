import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { START_PATIENCE_MS } from './running-app.ts'

const run = promisify(execFile)
const ROUNDS = 4

test(
  'after each kill -9, of the app or of app and database, every acknowledged write is there once',
  async () => {
    const script = join(import.meta.dirname, 'kill-nine.mjs')
    const { stdout } = await run(process.execPath, [script, '--rounds', String(ROUNDS)])
    const [, acknowledged = '0'] =
      /^kill -9: rounds 4 acknowledged (\d+) lost 0 doubled 0$/m.exec(stdout) ?? []
    expect(Number(acknowledged), stdout).toBeGreaterThanOrEqual(ROUNDS)
    expect(stdout.match(/killed, [1-9]\d* acknowledged, ready again/g), stdout).toHaveLength(ROUNDS)
    expect(stdout).toContain('app and database killed')
  },
  START_PATIENCE_MS + 120_000,
)
