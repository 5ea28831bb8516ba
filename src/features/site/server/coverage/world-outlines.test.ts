import { expect, test } from 'vitest'
import { loadPlaces } from '../../../places/server.ts'
import { codeOnMap, MAP_VIEW_BOX, worldOutlines } from './world-outlines.ts'

const outlines = worldOutlines()

test.each([
  ['276', 'Germany', 'DE'],
  ['008', 'Albania', 'AL'],
  [840, 'United States of America', 'US'],
  ['732', 'W. Sahara', 'EH'],
  [undefined, 'Kosovo', 'XK'],
  [undefined, 'N. Cyprus', ''],
  ['999', 'Nowhere', ''],
])('the map’s %j (%s) has the code %j', (id, name, code) => {
  expect(codeOnMap(id, name)).toBe(code)
})

test('every country has one outline with a surface, and only two lands are without a code', () => {
  const codes = outlines.map(({ code }) => code).filter(Boolean)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  expect(outlines).toHaveLength(codes.length + 2)
  expect(outlines.filter(({ path }) => !/^M[\d., lzM-]+z$/.test(path))).toEqual([])
  expect(codes).not.toContain('AQ')
})

test('the large countries offered are on it; the small ones are not', () => {
  const onMap = new Set(outlines.map(({ code }) => code))
  const offered = loadPlaces('knowledge/places.yaml').countries.map(({ code }) => code)
  const missing = offered.filter((code) => !onMap.has(code))
  expect(missing).toEqual(expect.arrayContaining(['AD', 'HK', 'LI', 'MC', 'MT', 'SG', 'SM']))
  expect(missing.length).toBeLessThan(30)
})

test('it stays inside its frame, in tenths, and short enough to be sent with the page', () => {
  const [, , width = 0, height = 0] = MAP_VIEW_BOX.split(' ').map(Number)
  for (const { code, path } of outlines) {
    for (const [x, y] of pointsOf(path)) {
      expect(x >= -0.1 && x <= width + 0.1, `${code} at ${x}`).toBe(true)
      expect(y >= -0.1 && y <= height + 0.1, `${code} at ${y}`).toBe(true)
    }
    expect(path).not.toMatch(/\.\d\d/)
  }
  expect(outlines.map(({ path }) => path).join('').length).toBeLessThan(30_000)
})

test('it is drawn once', () => {
  expect(worldOutlines()).toBe(outlines)
})

test('Germany lies where it should', () => {
  const points = pointsOf(outlines.find(({ code }) => code === 'DE')?.path ?? '')
  const mean = ([0, 1] as const).map(
    (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length,
  )
  expect(mean[0]).toBeGreaterThan(460)
  expect(mean[0]).toBeLessThan(500)
  expect(mean[1]).toBeGreaterThan(50)
  expect(mean[1]).toBeLessThan(90)
})

function pointsOf(path: string): [x: number, y: number][] {
  return path
    .split('z')
    .filter(Boolean)
    .flatMap((ring) => {
      const [start = '', steps = ''] = ring.slice(1).split('l')
      let [x = 0, y = 0] = start.split(',').map(Number)
      const numbers = (steps.match(/-?(\d+\.\d|\.\d|\d+)/g) ?? []).map(Number)
      const points: [number, number][] = [[x, y]]
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0
        y += numbers[at + 1] ?? 0
        points.push([x, y])
      }
      return points
    })
}
