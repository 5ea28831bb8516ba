import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { START_PATIENCE_MS } from './running-app.ts'

// The long form is `npm run -s chaos -- --checkouts 1000 --seed 1`.
test(
  'sixteen checkouts while everything breaks lose nothing and double nothing',
  async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'chaos/run.ts', '--checkouts', '16', '--seed', '7'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
    const [code] = (await once(child, 'close')) as [number | null]
    const last = output.trim().split('\n').at(-1) ?? ''
    const [, paid] = /^chaos: checkouts 16 succeeded (\d+) /.exec(last) ?? []
    expect(Number(paid)).toBeGreaterThan(5)
    expect(last).toBe(
      `chaos: checkouts 16 succeeded ${paid} payments ${paid} grants ${paid} analyses ${paid} lost 0 doubled 0`,
    )
    expect(code).toBe(0)
  },
  2 * START_PATIENCE_MS + 300_000,
)
