import { expect, test } from 'vitest'
import { createPathWriter } from './path-writer.ts'

function draw(...points: [number, number][]): string {
  const writer = createPathWriter()
  const [first = [0, 0], ...others] = points
  writer.moveTo(...first)
  for (const point of others) writer.lineTo(...point)
  writer.closePath()
  return writer.takePath()
}

test('steps are relative, in tenths, and no longer than they must be', () => {
  expect(draw([10, 20], [10.44, 19.66], [12, 19.7], [9.5, 18])).toBe('M10,20l.4-.3 1.6 0-2.5-1.7z')
})

test('rounding does not add up', () => {
  const path = draw([0, 0], [0.26, 1], [0.52, 2], [0.78, 3], [1.04, 4])
  expect(path).toBe('M0,0l.3 1 .2 1 .3 1 .2 1z')
})

test('what has no surface after rounding is left out', () => {
  expect(draw([5, 5], [5.01, 5], [5, 5.02])).toBe('')
  expect(draw([5, 5], [6, 5], [6.01, 5])).toBe('')
})

test('the rings of one country stand together, and the next starts anew', () => {
  const writer = createPathWriter()
  for (const at of [0, 10]) {
    writer.moveTo(at, at)
    writer.lineTo(at + 1, at)
    writer.lineTo(at, at + 1)
    writer.closePath()
  }
  expect(writer.takePath()).toBe('M0,0l1 0-1 1zM10,10l1 0-1 1z')
  expect(writer.takePath()).toBe('')
})
