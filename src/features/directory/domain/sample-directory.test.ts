import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import { makeSampleDirectory, type SampleLawyer } from './sample-directory.ts'

const lawyers = makeSampleDirectory()
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const distinct = (values: readonly unknown[]) => new Set(values).size
const inPlace = (code: string) =>
  lawyers.filter(({ country, jurisdiction }) => country === code || jurisdiction === code)

/** Ranges kept free for fiction by NANPA, Ofcom, ACMA, ARCEP, BNetzA, PTS and ComReg. */
const RESERVED_PHONES: Record<string, RegExp> = {
  US: /^\+1 [2-9]\d\d 555 01\d\d$/,
  CA: /^\+1 [2-9]\d\d 555 01\d\d$/,
  GB: /^\+44 (20 7946 0|(113|121|131|141|161) 496 0|28 9649 6)\d{3}$/,
  AU: /^\+61 [2378] 5550 \d{4}$/,
  FR: /^\+33 (1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
  SE: /^\+46 (31 390 06 ?\d\d|40 628 04 ?\d\d|8 465 004 \d\d)$/,
  DE: /^\+49 (30 23125|89 99998|40 66969|69 90009|221 4710) \d{3}$/,
  IE: /^\+353 20 91\d \d{4}$/,
}

describe('the claims of the site come out of the sample exactly', () => {
  test('342 lawyers in 104 countries and 125 jurisdictions', () => {
    expect(lawyers).toHaveLength(342)
    expect(distinct(lawyers.map(({ country }) => country))).toBe(104)
    expect(distinct(lawyers.map(({ jurisdiction }) => jurisdiction))).toBe(125)
  })

  test('4.8 from 1,247 reviews', () => {
    const reviews = lawyers.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
    expect(reviews).toBe(1247)
    const stars = lawyers.reduce(
      (sum, { rating, reviewCount }) => sum + (rating ?? 0) * reviewCount,
      0,
    )
    expect((stars / reviews).toFixed(1)).toBe('4.8')
  })

  test('are the same to the byte on every call', () => {
    expect(hash(makeSampleDirectory())).toBe(hash(lawyers))
    expect(hash(lawyers)).toBe('3d0304d5cc212c795c79e6e39b09759332b7ce03a2a8532397885fed8e641299')
  })
})

describe('every sample lawyer', () => {
  test('is plainly marked as invented and promises nothing', () => {
    const unmarked = lawyers.filter(
      (lawyer) =>
        !lawyer.isSample || !lawyer.bio.includes('Sample listing') || lawyer.responseTime !== null,
    )
    expect(unmarked).toEqual([])
  })

  test('can be rung only at a number reserved for fiction', () => {
    const ringing = lawyers.filter(
      ({ country, phone }) => phone !== null && !RESERVED_PHONES[country]?.test(phone),
    )
    expect(ringing).toEqual([])
    const phones = lawyers.flatMap(({ phone }) => phone ?? [])
    expect(phones.length).toBeGreaterThan(80)
    expect(distinct(phones)).toBe(phones.length)
  })

  test('has addresses only under .example', () => {
    expect(
      lawyers.filter(({ website }) => !/^https:\/\/[a-z0-9-]+\.example$/.test(website)),
    ).toEqual([])
    const emails = lawyers.flatMap(({ email }) => email ?? [])
    expect(emails.filter((email) => !/^[a-z0-9.-]+@[a-z0-9-]+\.example$/.test(email))).toEqual([])
    expect(emails.length).toBeGreaterThan(300)
  })

  test('has a slug, a name and a firm of its own', () => {
    for (const field of ['slug', 'name', 'firm'] as const) {
      expect(distinct(lawyers.map((lawyer) => lawyer[field]))).toBe(lawyers.length)
    }
    expect(lawyers.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('has a Latin name, and the native one exactly where that script is another', () => {
    expect(lawyers.filter(({ name }) => !/^[\p{Script=Latin}' .-]+$/u.test(name))).toEqual([])
    const native = lawyers.flatMap(({ nameLocal }) => nameLocal ?? [])
    expect(native.filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([])
    const countries = ['JP', 'CN', 'KR', 'AE', 'EG', 'IN', 'UA', 'GR', 'IL', 'TH']
    expect(countries.flatMap(inPlace).filter(({ nameLocal }) => nameLocal === null)).toEqual([])
  })

  test('works in a city that is also written in the script of its people', () => {
    const native = lawyers.filter(({ nameLocal }) => nameLocal !== null)
    expect(native.filter(({ locationLocal }) => locationLocal === null)).toEqual([])
    const cities = lawyers.flatMap(({ locationLocal }) => locationLocal ?? [])
    expect(cities.filter((city) => /\p{Script=Latin}/u.test(city))).toEqual([])
    expect(cities).toEqual(expect.arrayContaining(['Москва', 'القاهرة', '東京', '서울', 'Αθήνα']))
  })
})

describe('the practice of every sample lawyer', () => {
  test('has a rating in tenths exactly where there are reviews', () => {
    const wrong = lawyers.filter(({ rating, reviewCount }) =>
      rating === null
        ? reviewCount !== 0
        : reviewCount === 0 || rating < 1 || rating > 5 || Math.round(rating * 10) / 10 !== rating,
    )
    expect(wrong).toEqual([])
    expect(lawyers.some(({ rating }) => rating === null)).toBe(true)
  })

  test('has one to five areas, each once, and at least one language', () => {
    const wrong = lawyers.filter(
      ({ specializations: areas, languages }) =>
        areas.length < 1 ||
        areas.length > 5 ||
        distinct(areas) !== areas.length ||
        languages.length === 0 ||
        languages.some((language) => !/^[a-z]{2}$/.test(language)),
    )
    expect(wrong).toEqual([])
  })

  test('takes a share of the sum won only where that is usual', () => {
    const takers = lawyers.filter(({ contingencyFee }) => contingencyFee)
    expect(takers.length).toBeGreaterThan(0)
    expect(takers.filter(({ country }) => country !== 'US' && country !== 'CA')).toEqual([])
  })

  test('works in a place and a city of knowledge/places.yaml', () => {
    const file: {
      countries: {
        code: string
        cities?: string[]
        regions?: { code: string; cities?: string[] }[]
      }[]
    } = parse(readFileSync('knowledge/places.yaml', 'utf8'))
    const citiesOf = new Map(
      file.countries.flatMap(({ code, cities = [], regions = [] }) => [
        [code, [...cities, ...regions.flatMap((region) => region.cities ?? [])]] as const,
        ...regions.map((region) => [region.code, region.cities ?? []] as const),
      ]),
    )
    const lost = ({ country, jurisdiction, location }: SampleLawyer) =>
      !jurisdiction.startsWith(country) || !citiesOf.get(jurisdiction)?.includes(location)
    expect(lawyers.filter(lost)).toEqual([])
  })
})

describe('the sample', () => {
  test.each([
    'US-CA',
    'US-NY',
    'US-TX',
    'GB-ENG',
    'DE-BE',
    'DE-BY',
    'ES-MD',
    'ES-CT',
    'IN-MH',
    'IN-DL',
  ])('lists at least four lawyers in %s', (jurisdiction) => {
    expect(inPlace(jurisdiction).length).toBeGreaterThanOrEqual(4)
  })

  test.each(['US', 'GB', 'DE', 'ES', 'IN'])('covers every area of law in %s', (country) => {
    const covered = new Set(inPlace(country).flatMap(({ specializations }) => specializations))
    expect(LEGAL_AREAS.filter((area) => !covered.has(area))).toEqual([])
  })

  test('has a few who can be reached by their website alone, and a few partners', () => {
    const websiteOnly = lawyers.filter(({ phone, email }) => phone === null && email === null)
    expect(websiteOnly.length / lawyers.length).toBeCloseTo(0.05, 2)
    const partners = lawyers.filter(({ isPartner }) => isPartner).length
    expect(partners).toBeGreaterThan(3)
    expect(partners).toBeLessThan(15)
  })
})
