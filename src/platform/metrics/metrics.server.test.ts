import { expect, it, vi } from 'vitest'
import { createMetrics } from './metrics.server.ts'

const logged: string[] = []
const say = (...said: unknown[]) => void logged.push(JSON.stringify(said))
const log = { info: say, warn: say, error: say }

it('a figure that cannot be read is left out, everything else is there', async () => {
  let isDown = true
  const read = vi.fn(async () => {
    if (isDown) throw new Error('relation of ana@example.org')
    return [{ labels: { state: 'waiting' }, value: 3 }]
  })
  const source = { name: 'test_mails', help: 'Mails', labels: ['state'], read }
  const metrics = createMetrics([source], log)
  metrics.observeRequest({ method: 'GET', route: '/a/:id', status: 200, seconds: 0.02 })
  const without = (await metrics.text()).body
  expect(without).not.toMatch(/^test_mails\{/m)
  expect(without).toContain('route="/a/:id",status="200"} 1')
  expect(without).toMatch(/^process_/m)
  expect(logged.join()).toContain('test_mails')
  expect(logged.join()).not.toContain('ana@')

  isDown = false
  expect((await metrics.text()).body).toContain('test_mails{state="waiting"} 3')
  // Asked again soon it is told from memory.
  isDown = true
  expect((await metrics.text()).body).toContain('test_mails{state="waiting"} 3')
  expect(read).toHaveBeenCalledTimes(2)
})
