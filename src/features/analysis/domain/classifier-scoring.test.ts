import { describe, expect, test } from 'vitest'
import { LEGAL_AREAS, type LegalArea } from '../../../shared/legal-areas.ts'
import { decodeClassifier, encodeClassifier } from './classifier-artefact.ts'
import { createConceptReader } from './classifier-concepts.ts'
import { fitClassifier } from './classifier-fitting.ts'
import type { Material } from './classifier-school.ts'
import { createClassifier, scoreText } from './classifier-scoring.ts'

const AREAS = new Map<string, LegalArea>([
  ['eviction', 'real-estate'],
  ['divorce', 'family-law'],
  ['unpaid-wages', 'employment'],
])

const PHRASES: Record<string, string[]> = {
  eviction: [
    'my landlord wants us to leave the flat',
    'the landlord changed the locks of our flat',
    'notice to quit the apartment by friday',
    'thrown out of my rented room by the owner',
    'tenants evicted from the apartment, landlord sells',
    '大家さんからアパートを出ていけと言われた',
    '家賃を払ったのに大家に鍵を替えられた',
  ],
  divorce: [
    'my husband wants to end our marriage',
    'we are separated and she refuses to divorce',
    'how do I divorce a husband who lives abroad',
    'my wife filed papers to end the marriage',
    'married in church, separated, divorce wanted',
    '夫と離婚したいが同意してくれない',
    '妻が離婚届を勝手に出した',
  ],
  'unpaid-wages': [
    'my boss has not paid my wages for two months',
    'the employer keeps back overtime pay',
    'salary missing again, the boss laughs',
    'worked six weeks in a kitchen and got no wages',
    'my employer pays less salary than agreed',
    '会社が残業代を払ってくれない',
    '給料が二か月も払われていない',
  ],
  'no-legal-problem': [
    'how long does bread bake in the oven',
    'flour, butter and sugar for the cake',
    'bake the cake in a hot oven',
    'what a nice day, hello',
    'stir the soup and add salt',
    'カレーの作り方を教えて',
    'おいしいケーキの焼き方',
  ],
}

const conceptsOf = createConceptReader([
  { language: 'en', words: { landlord: ['landlord', 'owner'], dismiss: ['sack', 'wages'] } },
  { language: 'de', words: { landlord: ['vermieter'] } },
])

const MATERIAL: Material = {
  examples: Object.entries(PHRASES).flatMap(([label, texts]) =>
    texts.map((text) => ({
      text,
      label,
      language: /[a-z]/.test(text) ? ('en' as const) : ('ja' as const),
    })),
  ),
  background: [],
  samples: [],
  conceptsOf,
  vectors: new Map(),
}
const { trained } = fitClassifier(MATERIAL, AREAS)
const classifier = createClassifier({ trained, conceptsOf })
const classify = (text: string) => classifier.classify(text, 'en')

test('training twice gives the same bytes', () => {
  const again = fitClassifier(MATERIAL, AREAS).trained
  expect(encodeClassifier(again, 'source')).toEqual(encodeClassifier(trained, 'source'))
})

test('what was written is what is read, and nothing else is', () => {
  const bytes = new Uint8Array(encodeClassifier(trained, 'source'))
  const read = decodeClassifier(bytes, 'source', LEGAL_AREAS)
  expect(read).toEqual(trained)
  expect(decodeClassifier(bytes, 'another source', LEGAL_AREAS)).toBeUndefined()
  expect(decodeClassifier(bytes.slice(0, -1), 'source', LEGAL_AREAS)).toBeUndefined()
  expect(decodeClassifier(bytes, 'source', ['tax'])).toBeUndefined()
  expect(decodeClassifier(new Uint8Array(3), 'source', LEGAL_AREAS)).toBeUndefined()
})

describe('a text about what it was taught', () => {
  test.each([
    ['The landlord threw us out of our apartment', 'eviction', 'real-estate'],
    ['My employer owes me wages', 'unpaid-wages', 'employment'],
    ['離婚したいです', 'divorce', 'family-law'],
  ])('%s', async (text, issue, area) => {
    const { issues, areas } = await classify(text)
    expect(issues[0]).toMatchObject({ issue, area })
    expect(areas[0]?.area).toBe(area)
  })
})

test('the words that decided stand in the text as written, without pronouns', async () => {
  const { because } = await classify(
    'He says MY Landlord has changed the Locks and I cannot get in.',
  )
  expect(because).toContain('Landlord')
  expect(because).toContain('Locks')
  expect(because.length).toBeLessThanOrEqual(5)
  for (const word of ['He', 'MY', 'has', 'I', 'the']) expect(because).not.toContain(word)
})

test('pronouns and other function words decide nothing', async () => {
  const { issues } = await classify('he and she and my I was with him, they said')
  expect(issues).toEqual([])
})

test('a recipe has no area', async () => {
  const { areas, issues, confidence } = await classify(
    'Bake the bread in the oven with butter and sugar',
  )
  expect(areas).toEqual([])
  expect(issues).toEqual([])
  expect(confidence).toBeLessThan(0.5)
})

describe('hostile text gets a sane answer', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['only NUL', '\0'.repeat(100)],
    ['20,000 letters without a space', 'landlord'.repeat(2_500)],
    ['20,000 dots', '.'.repeat(20_000)],
    ['thousands of sentences', 'My landlord. '.repeat(1_500)],
    ['direction overrides', '\u202emy land\u202dlord\u2066 changed the locks\u2069'],
    ['half an emoji', '\ud83d landlord \udc00'],
    ['emoji', '👨‍👩‍👧‍👦🏠💔'.repeat(50)],
    ['a name of a built-in', '__proto__ constructor toString hasOwnProperty'],
    ['20,000 Chinese characters', '離婚'.repeat(10_000)],
  ])('%s', async (_, text) => {
    const { issues, areas, confidence, because } = await classify(text)
    for (const { score } of [...issues, ...areas, { score: confidence }]) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }
    expect(areas.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(1)
    expect(areas.map(({ score }) => score)).toEqual(
      areas.map(({ score }) => score).sort((a, b) => b - a),
    )
    expect(because.length).toBeLessThanOrEqual(5)
  })
})

test('a direction mark inside a word does not hide it', async () => {
  const { because } = await classify('my land\u202elord changed the lo\u00adcks')
  expect(because).toContain('landlord')
})

test('a text of unknown words earns less confidence than a known one', async () => {
  const unknown = await classify('xqzzt blorp fnarg wumpf')
  const known = await classify('my landlord changed the locks of the flat')
  expect(unknown.confidence).toBeLessThan(known.confidence)
  expect(unknown.confidence).toBeLessThan(0.5)
})

test('what is learned in one language helps in another through the concepts behind the words', () => {
  const say = (text: string) => scoreText(trained, conceptsOf, { text, language: 'de' }).views
  const known = say('Der Vermieter gibt keine Ruhe').concepts
  const eviction = trained.words.labels.indexOf('eviction')
  expect(known?.indexOf(Math.max(...(known ?? [])))).toBe(eviction)
})

describe('with an encoder', () => {
  const meaningOf = (text: string) =>
    Float32Array.from(text.includes('wage') || text.includes('salary') ? [1, 0] : [0, 1])
  const material: Material = {
    ...MATERIAL,
    vectors: new Map(
      MATERIAL.examples
        .filter(({ language }) => language === 'en')
        .map(({ text }) => [text, meaningOf(text)]),
    ),
  }
  const encoded = fitClassifier(material, AREAS).trained
  const doubtful = 'they said something about a salary'
  // From so few phrases every answer looks sure; this one never is.
  const { spaced } = encoded.calibration
  const unsure = {
    ...encoded,
    calibration: { ...encoded.calibration, spaced: { ...spaced, confidence: [0, 0, 0] as const } },
  }

  test('a text in a language the encoder reads is looked at in one way more, which is kept as bytes too', async () => {
    const bytes = new Uint8Array(encodeClassifier(encoded, 'source'))
    expect(decodeClassifier(bytes, 'source', LEGAL_AREAS)).toEqual(encoded)
    const asked: string[] = []
    const encode = (text: string) => {
      asked.push(text)
      return Promise.resolve(meaningOf(text))
    }
    const encoder = { reads: (language: string) => language === 'en', encode }
    const { classify: ask } = createClassifier({ trained: unsure, conceptsOf, encoder })
    await ask(doubtful, 'en')
    await ask(doubtful, 'de')
    expect(asked).toEqual([doubtful])
    const everything = { reads: () => true, encode }
    await createClassifier({ trained: unsure, conceptsOf, encoder: everything }).classify(
      doubtful,
      'de',
    )
    expect(asked).toEqual([doubtful, doubtful])
  })

  test('what the vector says is one view among the others', () => {
    const reading = { text: doubtful, language: 'en' as const, vector: meaningOf(doubtful) }
    const { kind, views } = scoreText(encoded, conceptsOf, reading)
    const meaning = views.meaning ?? new Float64Array()
    expect(kind).toBe('encoded')
    expect(encoded.words.labels[meaning.indexOf(Math.max(...meaning))]).toBe('unpaid-wages')
  })

  test('an encoder that does not answer leaves the other views to decide', async () => {
    const without = createClassifier({ trained: unsure, conceptsOf })
    const silent = createClassifier({
      trained: unsure,
      conceptsOf,
      encoder: { reads: () => true, encode: () => Promise.resolve(undefined) },
    })
    expect(await silent.classify(doubtful, 'en')).toEqual(await without.classify(doubtful, 'en'))
  })
})
