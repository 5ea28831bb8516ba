import { describe, expect, test } from 'vitest'
import { createConceptReader } from './classifier-concepts.ts'
import { createGistReader, learnConceptVectors } from './classifier-gist.ts'

const read = createConceptReader([
  {
    language: 'de',
    words: {
      landlord: ['vermieter'],
      rent: ['miet'],
      deposit: ['kaution'],
      'dismiss+court': ['kündigungsschutzklage'],
      dismiss: ['kündig'],
      yard: ['hof.'],
    },
  },
  { language: 'es', words: { evict: ['poner en la calle', 'desahuci'], street: ['calle'] } },
  { language: 'zh', words: { landlord: ['房东'], deposit: ['押金'], grave: ['墓'] } },
  { language: 'ko', words: { dismiss: ['해고'], notice: ['통지서'] } },
  { language: 'ar', words: { rent: ['ايجار'], landlord: ['مالك'] } },
])

describe('words are read as concepts', () => {
  test.each([
    ['de', 'Mein Vermieter kündigte', ['landlord', 'dismiss']],
    ['de', 'die Mietkaution', ['rent', 'deposit']],
    ['de', 'Kündigungsschutzklage', ['dismiss', 'court']],
    ['de', 'im Hof, nicht im Hofladen', ['yard']],
    ['de', 'unbekannt', []],
    ['es', 'me quieren poner en la calle', ['evict']],
    ['es', 'en la calle', ['street']],
    ['es', 'DESAHUCIADOS', ['evict']],
    ['zh', '房东不退押金,挖了墓', ['landlord', 'deposit', 'grave']],
    ['ko', '해고통지서를 받았어요', ['dismiss', 'notice']],
    ['ar', 'الإيجار والمالك', ['rent', 'landlord']],
    ['fi', 'vuokranantaja', []],
  ] as const)('%s: %s', (language, text, concepts) => {
    expect(read(text, language)).toEqual(concepts)
  })
})

test('20,000 characters are read without a long wait, whatever they are', () => {
  expect(read('miet'.repeat(5_000), 'de').length).toBeGreaterThan(0)
  expect(read('\ud83d\u202e'.repeat(10_000), 'zh')).toEqual([])
})

test('texts of unlike words about like things have gists that lie close together', () => {
  const vectors = new Map([
    ['rent', Float32Array.from([1, 0, 0.1])],
    ['landlord', Float32Array.from([0.9, 0.1, 0.1])],
    ['ship', Float32Array.from([0, 1, 0.1])],
    ['bread', Float32Array.from([0, 0.1, 1])],
  ])
  const gistOf = createGistReader(learnConceptVectors(vectors, new Map([['rent', 1]]), 10))
  const alike = (a: string, b: string) => {
    const [first, second] = [gistOf([a]), gistOf([b])]
    return first?.reduce((sum, x, d) => sum + x * (second?.[d] ?? 0), 0) ?? 0
  }
  expect(alike('rent', 'landlord')).toBeGreaterThan(0.8)
  expect(alike('rent', 'ship')).toBeLessThan(0.3)
  expect(gistOf(['nothing', 'known'])).toBeUndefined()
  expect(Math.hypot(...(gistOf(['rent', 'bread']) ?? []))).toBeCloseTo(1)
})
