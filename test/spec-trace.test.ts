import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TRACE = readFileSync('docs/spec-trace.md', 'utf8')

/** A test file as the trace names it, and the titles in quotes behind it. */
const NAMED = /`([\w./-]+\.(?:test\.(?:ts|mjs)|spec\.ts))`((?:,? (?:and )?"[^"]+")*)/g

const proofs = [...TRACE.matchAll(NAMED)].flatMap(([, file = '', titles = '']) => {
  const found = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title }))
  return found.length > 0 ? found : [{ file, title: '' }]
})

/** Where the file lies: from the root, or below the features. */
const placeOf = (file: string): string | undefined =>
  [file, `src/features/${file}`].find((place) => existsSync(place))

it('names many tests', () => {
  expect(proofs.length).toBeGreaterThan(100)
})

it.each(proofs)('$file "$title" is there', ({ file, title }) => {
  const place = placeOf(file)
  expect(place, `${file} is no file`).toBeDefined()
  const source = readFileSync(place ?? '', 'utf8').replaceAll("\\'", "'")
  expect(titlePattern(title).test(source), `${file} has no test "${title}"`).toBe(true)
})

it.each([...TRACE.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file))(
  '%s is there',
  (file) => {
    expect(placeOf(file), `${file} is no file`).toBeDefined()
  },
)

/** An ellipsis stands for the part of a title that differs from case to case. */
function titlePattern(title: string): RegExp {
  return new RegExp(title.split('...').map(escaped).join('.*'))
}

const escaped = (words: string): string => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
