import { describe, expect, test } from 'vitest'
import { chooseIndexed } from './list-estimate.ts'

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
