import countries from 'i18n-iso-countries'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { LANGUAGE_CODES } from '../../../../shared/languages.ts'
import { countryName, type Places, regionsOf } from '../../../places/server.ts'
import { foldText } from '../../domain/fold-text.ts'
import type { PlaceReader } from '../../domain/read-lawyer-row.ts'

/** Reads places as files write them: codes of two or three letters, or names in any of our languages. */
export function createPlaceReader(places: Places): PlaceReader {
  const codes = Object.keys(countries.getAlpha2Codes())
  const byName = new Map(
    LANGUAGE_CODES.flatMap((language) => codes.map((code) => nameAndCode(code, language))),
  )
  const known = new Map<string, string | undefined>()
  const remembered = (key: string, read: () => string | undefined) => {
    if (!known.has(key)) known.set(key, read())
    return known.get(key)
  }
  return {
    country: (written) =>
      remembered(written, () => {
        const code = written.toUpperCase()
        if (codes.includes(code)) return code
        return countries.alpha3ToAlpha2(code) ?? byName.get(foldText(written))
      }),
    jurisdiction: (country, written) =>
      remembered(`${country} ${written}`, () => {
        const part = written.replace(new RegExp(`^${country}-`, 'i'), '').trim()
        const regions = regionsOf(places, country)
        const found = regions.find(
          ({ code, names }) =>
            code === `${country}-${part.toUpperCase()}` ||
            Object.values(names).some((name) => foldText(name) === foldText(part)),
        )
        if (found) return found.code
        // Where a country is not divided here, its parts are not told apart.
        return regions.length === 0 || part.toUpperCase() === country ? country : undefined
      }),
  }
}

function nameAndCode(code: string, language: LanguageCode): [string, string] {
  return [foldText(countryName(code, language) ?? code), code]
}
