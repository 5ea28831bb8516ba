import { expect, it } from 'vitest'
import { createJudge, textsOf } from '../e2e/languages/judge-texts.ts'

const ENGLISH = textsOf({
  home: { send: 'Show me prices', sum: 'You paid {amount} for {days} days', name: 'Plan' },
})
const texts = (send: string, sum: string) => textsOf({ home: { send, sum, name: 'Plan' } })
const GERMAN = createJudge('de', texts('Preise zeigen', '{amount} für {days} Tage'), ENGLISH)
const JAPANESE = createJudge('ja', texts('料金を見る', '{days}日で{amount}'), ENGLISH)

const one = (text: string, more: object = {}) => [
  { text, kind: 'text', lang: '', isName: false, where: 'main>p', ...more },
]

it.each([
  ['a text of ours in English', 'Show me prices', 'English (home.send)'],
  ['the same with its gaps filled', 'You paid 9.99 USD for 30 days', 'English (home.sum)'],
  ['a bare key', 'home.send', 'a bare key'],
  ['a gap nobody filled', 'Preis: {amount}', 'a text with a gap'],
  ['words of English', 'Keep the letters that you have', 'English words'],
  [
    'another language',
    'Conservez toutes les preuves écrites de la location et les reçus de vos paiements.',
    'reads as fr',
  ],
])('finds %s', (_, text, problem) => {
  expect(GERMAN(one(text)).join()).toContain(problem)
})

it.each([
  'Die Miete zahlt, wer die Wohnung gemietet hat, und zwar bis zum dritten Werktag des Monats.',
  'Plan',
  'Legal AI Assistant',
  'https://example.org/the/path/and/your/file',
])('lets pass: %s', (text) => {
  expect(GERMAN(one(text))).toEqual([])
})

it('finds words in Latin letters where the language has others, names aside', () => {
  expect(JAPANESE(one('販売者：Northern Legal Software')).join()).toContain('Latin words')
  expect(JAPANESE(one('販売者：\u2068Northern Legal Software\u2069'))).toEqual([])
  expect(JAPANESE(one('State Bar of California', { isName: true }))).toEqual([])
  expect(JAPANESE(one('Keep the letters that you have', { lang: 'en' }))).toEqual([])
})

it('a title may hold what the page marks elsewhere, and nothing more', () => {
  const page = [
    ...one('Security deposit back in 21 days', { lang: 'en' }),
    ...one('Security deposit back in 21 days', { kind: 'document title' }),
  ]
  expect(JAPANESE(page)).toEqual([])
  expect(JAPANESE(page.slice(1))).not.toEqual([])
})
