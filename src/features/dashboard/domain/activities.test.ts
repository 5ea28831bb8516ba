import { expect, it } from 'vitest'
import type { Activity } from '../contract.ts'
import { newestActivities } from './activities.ts'

const analysis = (at: string): Activity => ({ kind: 'analysis', at, caseId: null, area: null })
const read = (at: string): Activity => ({ kind: 'operator_read', at, caseId: 'c', reason: 'r' })

it('what happened stands in order, the newest first, whatever it was', () => {
  const all = newestActivities(
    [analysis('2026-11-02T00:00:00.000Z'), analysis('2026-10-01T00:00:00.000Z')],
    [],
    [read('2026-11-03T00:00:00.000Z'), read('2026-10-15T00:00:00.000Z')],
  )
  expect(all.map(({ kind, at }) => `${kind} ${at.slice(5, 10)}`)).toEqual([
    'operator_read 11-03',
    'analysis 11-02',
    'operator_read 10-15',
    'analysis 10-01',
  ])
})

it('fifty are shown', () => {
  const many = Array.from({ length: 80 }, (_, at) =>
    analysis(new Date(Date.UTC(2026, 0, 1 + at)).toISOString()),
  )
  const shown = newestActivities(many)
  expect(shown).toHaveLength(50)
  expect(shown[0]).toEqual(many.at(-1))
})
