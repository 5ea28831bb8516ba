import { expect, test } from 'vitest'
import { thinLine } from './thin-arcs.ts'

test('points near the line go, corners and ends stay', () => {
  expect(
    thinLine(
      [
        [0, 0],
        [1, 0.1],
        [2, 0],
        [2.1, 1],
        [2, 2],
      ],
      0.3,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ])
})

test('backwards it is the same line, so that neighbours keep one border', () => {
  const line: [number, number][] = [
    [0, 60],
    [1, 60.4],
    [2, 59.5],
    [3, 60.1],
    [4, 61],
  ]
  expect(thinLine(line.toReversed(), 0.3)).toEqual(thinLine(line, 0.3).toReversed())
})

test('an island keeps its shape', () => {
  const island: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]
  expect(thinLine(island, 0.3)).toEqual(island)
})

test('a degree of longitude counts less far north', () => {
  const bend = (latitude: number): [number, number][] => [
    [0, latitude],
    [0.5, latitude + 1],
    [0, latitude + 2],
  ]
  expect(thinLine(bend(0), 0.3)).toHaveLength(3)
  expect(thinLine(bend(78), 0.3)).toHaveLength(2)
})
