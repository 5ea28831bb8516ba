import { describe, expect, test } from 'vitest'
import { chooseIndexed, walkingTakes } from './list-estimate.ts'

const EVERYBODY = 1_000_000
const list = (name: string, borne: number, length = 1) => ({
  list: Array.from({ length }, (_, at) => `${name}${at}`),
  borne,
})
const chosen = (...lists: ReturnType<typeof list>[]) =>
  chooseIndexed(lists, EVERYBODY).indexed.map(([mark]) => mark?.slice(0, -1))

describe('the lists read from the index of marks', () => {
  test('are none where nothing is asked for', () => {
    expect(chooseIndexed([], EVERYBODY)).toEqual({ indexed: [], work: EVERYBODY })
  })

  test('begin with the rarest', () => {
    expect(chosen(list('common', 500_000), list('rare', 10))[0]).toBe('rare')
  })

  test('leave out a list that is longer to read than the lawyers it would rule out', () => {
    expect(chosen(list('name', 90), list('country', 120_000))).toEqual(['name'])
    expect(chosen(list('name', 2_700), list('country', 120_000))).toEqual(['name', 'country'])
    expect(chosen(list('name', 2_700), list('half', 500_000))).toEqual(['name'])
  })

  test('hold both of two lists of words that hardly meet', () => {
    expect(chosen(list('name', 2_100, 43), list('city', 3_500, 18))).toEqual(['name', 'city'])
    expect(chosen(list('name', 540, 42), list('city', 43_000, 63))).toEqual(['name', 'city'])
  })

  test('take more work the longer they are, whatever their order', () => {
    const short = [list('area', 1_000), list('fee', 1_000)]
    const long = [list('area', 100_000), list('fee', 100_000)]
    expect(chooseIndexed(long, EVERYBODY).work).toBeGreaterThan(
      10 * chooseIndexed(short, EVERYBODY).work,
    )
    const other = list('country', 120_000)
    expect(chooseIndexed([other, ...long], EVERYBODY)).toEqual(
      chooseIndexed([...long, other], EVERYBODY),
    )
  })
})

describe('a walk by the traits', () => {
  const selection = { marks: [['c:US'], ['a:tax'], ['l:ar']], except: [] }
  const takes = (traitShare: number, toldByIndex: number) =>
    walkingTakes(selection, { traitShare, toldByIndex })

  test('is shorter where few of many bear them and the index tells of nearly everybody', () => {
    expect(takes(0.01, 1).byTraits).toBeLessThan(takes(0.01, 1).plainly / 5)
    expect(takes(0.9, 1).byTraits).toBeGreaterThan(takes(0.9, 1).plainly)
  })

  test('takes as much as fetching everybody once the index no longer tells', () => {
    expect(takes(0.01, 0).byTraits).toBeGreaterThanOrEqual(1)
    expect(takes(0.01, 0.5).byTraits).toBeGreaterThan(4 * takes(0.01, 1).byTraits)
  })
})
