import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { countLastDay, loadCorpus } from '../features/law/server.ts'
import { uncachedKnowledge } from '../platform/knowledge/knowledge-cache.server.ts'

type Row = {
  /** Id of the provision that sets the time limit. */
  law: string
  situation: string
  happened: string
  last_day: string
  /** Where the expected day comes from: not our own entry. */
  source: string
}

const rows: Row[] = parse(readFileSync('test/data/deadlines.csv', 'utf8'), { columns: true })
const corpus = loadCorpus('knowledge', uncachedKnowledge)

it('the table holds at least 150 deadlines of at least 40 places, each with its source', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150)
  const places = new Set(rows.map(({ law }) => corpus.byId.get(law)?.jurisdiction))
  expect(places.size).toBeGreaterThanOrEqual(40)
  expect(rows.filter(({ source }) => source.trim().length < 8)).toEqual([])
  expect(new Set(rows.map(({ law, happened }) => `${law} ${happened}`)).size).toBe(rows.length)
})

it.each(rows)('$law: $situation on $happened ends on $last_day', ({ law, happened, last_day }) => {
  const rule = corpus.byId.get(law)?.deadline
  expect(rule, 'this provision sets a time limit').toBeDefined()
  const limit = rule && { ...rule, firstDayCounts: rule.first_day_counts }
  expect(limit && countLastDay(limit, happened)).toBe(last_day)
})
