import { describe, expect, it } from 'vitest'
import { loadPlaces } from '../../../places/server.ts'
import {
  lineOf,
  packCountries,
  packRegions,
  unpackCountries,
  unpackRegions,
} from './packed-places.ts'

const { countries } = loadPlaces('knowledge/places.yaml')
const options = countries.map(({ code, slug, regions }) => ({
  code,
  name: `${slug} +-`,
  hasRegions: regions.length > 0,
}))

describe('lists sent as text', () => {
  it('come back as they were', () => {
    expect(unpackCountries(packCountries(options))).toEqual(options)
    for (const { regions } of countries) {
      const named = regions.map(({ code, names }) => ({ code, name: names.en ?? code }))
      expect(unpackRegions(packRegions(named))).toEqual(named)
    }
  })

  it('give one line without the others', () => {
    const lines = packCountries(options)
    for (const one of options) expect(unpackCountries(lineOf(lines, one.code))).toEqual([one])
    expect(unpackCountries(lineOf(lines, 'QQ'))).toEqual([])
    expect(unpackRegions(lineOf('', ''))).toEqual([])
  })

  it('find a region by the whole of its code, not by how it begins', () => {
    const regions = [
      { code: 'AU-WAX', name: 'Other' },
      { code: 'AU-WA', name: 'Western Australia' },
    ]
    expect(unpackRegions(lineOf(packRegions(regions), 'AU-WA '))).toEqual([regions[1]])
  })
})
