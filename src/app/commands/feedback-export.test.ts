import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import {
  type ContactBench,
  MARKER,
  openContactBench,
  TEST_SECRET,
} from '../../../test/contact-bench.ts'
import { feedbackExportCommand } from './feedback-export.ts'

let bench: ContactBench
beforeAll(async () => {
  bench = await openContactBench('2026-11-16T09:00:00Z')
  const [{ name } = { name: '' }] = await bench.query<{ name: string }>(
    'select current_database() as name',
  )
  vi.stubEnv('DATABASE_URL', Object.assign(new URL(inject('databaseUrl')), { pathname: name }).href)
  vi.stubEnv('APP_SECRET', TEST_SECRET)
  vi.stubEnv('OPERATOR_NAME', 'olga')
  const eva = await bench.becomePerson('eva@example.org')
  const body = { caseId: eva.caseId, question: 'result', answer: 'yes', giveText: true }
  await bench.call('POST', '/api/help-answers', { cookie: eva.cookie, body })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await bench.close()
})

async function run(...args: string[]) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  return { code: await feedbackExportCommand(args, { out: say, err: say }), said: lines.join('\n') }
}

it('prints counts to anybody at the keyboard, texts only for a reason that is noted', async () => {
  const counts = await run()
  expect(counts.code).toBe(0)
  expect(JSON.parse(counts.said)).toMatchObject({ question: 'result', answer: 'yes', count: 1 })
  for (const args of [['--texts'], ['--texts', '--reason', ' '], ['--texts', '--reason', 'x']]) {
    const refused = await run(...args)
    expect(refused.code).toBe(2)
    expect(refused.said).not.toContain(MARKER)
  }
  expect(await bench.dump('operator_actions')).toBe('[]')
  const texts = await run('--texts', '--reason', 'quarterly tests')
  expect(texts.said).toContain(MARKER)
  expect(texts.said).not.toMatch(/eva@|555/)
  expect(await bench.dump('operator_actions')).toMatch(/olga.*feedback export --texts.*quarterly/)
})
