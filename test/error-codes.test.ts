import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const DOCUMENT = readFileSync('docs/api.md', 'utf8')

const codes = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(/sendError\(\s*c,\s*\d{3},\s*'([a-z_]+)'/g),
    ])
    .map(([, code = '']) => code),
)

it('finds the codes', () => {
  expect(codes.size).toBeGreaterThan(20)
})

it.each([...codes, 'overloaded', 'payment_unavailable'])(
  'the error %s stands in the document of the API',
  (code) => {
    const [, errors = ''] = DOCUMENT.split('## Errors')
    expect(errors.split('## Calls')[0]).toContain(`\`${code}\``)
  },
)
