import { describe, expect, it } from 'vitest'
import { countryName, loadPlaces } from '../../../places/server.ts'
import { placeEntries } from '../search/place-entries.ts'
import { makeWordBook } from '../search/word-book.ts'
import { landingPath, readLandingAddress } from './landing-address.ts'
import { nearSubjects } from './near-subjects.ts'

const places = loadPlaces('knowledge/places.yaml')
const book = makeWordBook(placeEntries(places, countryName))

function suggested(path: string): string[] {
  const reading = readLandingAddress(places, path.split('/'))
  if (!('unknown' in reading)) throw new Error(`${path} is known`)
  return nearSubjects(places, book, reading).map(landingPath)
}

describe('an address that is not known suggests', () => {
  it.each([
    ['germny', '/lawyers/germany'],
    ['alemania', '/lawyers/germany'],
    ['us', '/lawyers/united-states'],
    ['usa', '/lawyers/united-states'],
    ['california', '/lawyers/united-states/california'],
    ['munich', '/lawyers/germany/bavaria/munich'],
    ['germany/bavaira', '/lawyers/germany/bavaria'],
    ['germany/bayern', '/lawyers/germany/bavaria'],
    ['united-states/tx', '/lawyers/united-states/texas'],
    ['germany/divorce', '/lawyers/germany/family-law'],
    ['germany/bavaria/imigration', '/lawyers/germany/bavaria/immigration'],
    ['united-states/new-yrok/tax', '/lawyers/united-states/new-york'],
  ])('%s -> %s', (path, meant) => {
    expect(suggested(path)[0]).toBe(meant)
  })

  it('places of the same country before those of others', () => {
    for (const country of ['spain', 'argentina', 'mexico']) {
      const found = suggested(`${country}/cordobba`)
      expect(found.length).toBeGreaterThan(1)
      const isInside = found.map((path) => path.startsWith(`/lawyers/${country}/`))
      expect(isInside).toEqual(isInside.toSorted((a, b) => Number(b) - Number(a)))
      expect(isInside[0]).toBe(country !== 'mexico')
    }
  })

  it('at most six, each once, and only pages that are there', () => {
    for (const path of ['san', 'santa', 'georgia-x', 'united-kingdom/newcastl', 'victori']) {
      const found = suggested(path)
      expect(found.length).toBeLessThanOrEqual(6)
      expect(new Set(found).size).toBe(found.length)
      for (const address of found) {
        expect(readLandingAddress(places, address.split('/').slice(2))).toHaveProperty('subject')
      }
    }
  })

  it.each(['zzzzqqqq', 'x', '%00', 'a'.repeat(5_000)])('nothing for %j', (path) => {
    expect(suggested(path)).toEqual([])
  })
})
