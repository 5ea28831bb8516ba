import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchKey } from './search-key.ts'
import { MOST_WORDS, splitWords, textOf, withoutWords } from './split-words.ts'
import { makeWordBook } from './word-book.ts'

const book = makeWordBook([
  { place: { country: 'JP', region: 'JP-13' }, names: ['東京', 'Tokyo'] },
  { place: { country: 'KR', region: 'KR-11' }, names: ['서울'] },
  { place: { country: 'CH', city: 'Zurich' }, names: ['Zürich'] },
])
const texts = (query: string) => splitWords(query, book).map(({ text }) => text)

describe('the words of a search', () => {
  test.each([
    ['Ana  Muñoz-Gil,Madrid', ['Ana', 'Muñoz', 'Gil', 'Madrid']],
    ['東京で離婚', ['東京', 'で', '離婚']],
    ['山田太郎', ['山田太郎']],
    ['서울에서 이혼', ['서울', '에서', '이혼']],
    ['김서울이', ['김서울이']],
    ['%_%\\', []],
  ])('of %j are %j', (query, words) => {
    expect(texts(query)).toEqual(words)
  })

  test.each(['"Berlin" tax', '“Berlin” tax', '«Berlin» tax', '「Berlin」 tax'])(
    'between quotation marks are a name: %s',
    (query) => {
      expect(splitWords(query, book).map(({ quoted }) => quoted)).toEqual([true, false])
    },
  )

  test('are found where they stand, and no more than forty are read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        const words = splitWords(query, book)
        expect(words.length).toBeLessThanOrEqual(MOST_WORDS)
        for (const { text, start, end } of words) expect(query.slice(start, end)).toBe(text)
      }),
    )
  })

  test.each([
    ['landlord kept my deposit leipzig', [4], 'landlord kept my deposit'],
    ['divorce, Madrid, now', [1], 'divorce, now'],
    ['Madrid, divorce', [0], 'divorce'],
    ['"Berlin" tax', [0], 'tax'],
    ['東京離婚', [0], '離婚'],
    ['tax', [0], ''],
  ])('%j without the words %j is %j', (query, left, rest) => {
    const words = splitWords(query, book)
    const gone = words.filter((_, at) => left.includes(at))
    expect(withoutWords(query, gone)).toBe(rest)
  })

  test('stand together again as they were typed', () => {
    expect(textOf(splitWords('房东 不退押金', book))).toBe('房东 不退押金')
  })
})

describe('a word is looked up', () => {
  test.each([
    ['ZÜRICH', 'zurich'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['القاهِرة', 'القاهره'],
    ['Ёлка', 'елка'],
    ["Côte d'Ivoire", 'cote d ivoire'],
    ['तलाक़', searchKey('तलाक़')],
  ])('%s as %s', (text, key) => {
    expect(searchKey(text)).toBe(key)
  })

  test('in Hindi with its vowels, which are letters', () => {
    expect(searchKey('दिल्ली')).not.toBe(searchKey('दल्ला'))
  })

  test.each([
    ['Zuerich', 'CH'],
    ['Züricher', 'CH'],
    ['tokyo', 'JP'],
  ])('%s means a place in %s', (word, country) => {
    expect(book.find([searchKey(word)])?.places[0]?.country).toBe(country)
  })

  test.each([
    ['Москве', 'Москва'],
    ['Берлином', 'Берлин'],
  ])('%s as a form of %s', (form, word) => {
    const russian = makeWordBook([{ place: { country: 'RU' }, names: [word] }])
    expect(russian.find([searchKey(form)])?.places).toEqual([{ country: 'RU' }])
  })
})
