import { expect, it } from 'vitest'
import { identityLogger } from './identity-log.ts'

it('neither addresses nor codes nor what stands beside the message reach the log', () => {
  const lines: string[] = []
  const write = (...said: unknown[]) => void lines.push(JSON.stringify(said))
  const log = identityLogger({ info: write, warn: write, error: write })
  const failure = new TypeError('ana@example.org has 123456')
  log('error', 'Failed for ana@example.org with 123456\nselect * from users', failure, {
    email: 'ana@example.org',
  })
  log('debug', 'started')
  expect(lines[0]).toContain('TypeError')
  expect(lines[0]).toContain('identity: Failed for (address) with (number)"')
  expect(lines.join()).not.toMatch(/ana|123456|select/)
  expect(lines[1]).toContain('identity: started')
})
