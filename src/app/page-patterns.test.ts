import { expect, it } from 'vitest'
import { createPagePatterns } from './page-patterns.ts'

const patternOf = createPagePatterns({
  root: { path: '' },
  frame: { parentId: 'root' },
  home: { parentId: 'frame' },
  account: { parentId: 'frame', path: 'account' },
  receipt: { parentId: 'frame', path: 'receipt/:id' },
  lawyers: { parentId: 'frame', path: 'lawyers/:area/:place' },
  place: { parentId: 'frame', path: ':country/:region/:area/:city?' },
  rest: { parentId: 'frame', path: '*' },
})

it.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/account', '/account'],
  ['/account.data', '/account'],
  ['/receipt/0d0b6c8e-0000-4000-8000-000000000000', '/receipt/:id'],
  ['/lawyers/tax/berlin', '/lawyers/:area/:place'],
  ['/us/us-ca/tax', '/:country/:region/:area/:city?'],
  ['/us/us-ca/tax/fresno', '/:country/:region/:area/:city?'],
  ['/ana@example.org', 'no page'],
  ['/receipt/a/b/c/d/e', 'no page'],
])('%s is counted under %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
