import { describe, expect, it } from 'vitest'
import { lawChanges } from './law-changes.ts'

const now = new Map([
  ['same', 'a'],
  ['mended', 'new'],
])
const changes = (laws: { id: string; substance?: string }[]) =>
  lawChanges(laws, (id) => now.get(id))

describe('law changes since a result', () => {
  it('an entry that says the same is no change', () => {
    expect(changes([{ id: 'same', substance: 'a' }])).toEqual([])
  })

  it('a mended entry and one taken back are told apart', () => {
    expect(
      changes([
        { id: 'mended', substance: 'old' },
        { id: 'gone', substance: 'x' },
      ]),
    ).toEqual([
      { id: 'mended', kind: 'changed' },
      { id: 'gone', kind: 'withdrawn' },
    ])
  })

  it('a result of before the mark was kept is not called changed, but a missing entry is told', () => {
    expect(changes([{ id: 'mended' }, { id: 'gone' }])).toEqual([{ id: 'gone', kind: 'withdrawn' }])
  })
})
