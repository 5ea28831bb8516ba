import { describe, expect, test } from 'vitest'
import { eachFeature, foldWord, sentencesOf, wordsOf } from './classifier-features.ts'
import { foldsOf } from './classifier-folds.ts'
import { countFeatures } from './classifier-model.ts'

describe('spellings of one word are one word', () => {
  test.each([
    ['Kündigung', 'KUNDIGUNG'],
    ['Straße', 'strasse'],
    ['الطَّلاق', 'والطلاق'],
    ['أخي', 'اخى'],
  ])('%s and %s', (one, other) => {
    expect(foldWord(one)).toBe(foldWord(other))
  })

  test('but signs that are letters elsewhere are kept', () => {
    expect(foldWord('की')).not.toBe(foldWord('क'))
  })
})

test('every feature stands within its text', () => {
  const text = 'Mein Vermieter, 大家さん und SNSに المالك'
  let seen = 0
  eachFeature(text, (key, start, end) => {
    seen += 1
    expect(Number.isInteger(key) && key >= 0 && key < 2 ** 32).toBe(true)
    expect(start >= 0 && start < end && end <= text.length).toBe(true)
  })
  expect(seen).toBeGreaterThan(20)
})

test('a sentence too short to say anything goes with the next', () => {
  expect(
    sentencesOf('No. He changed the locks while I was at work. Then he left for the weekend.'),
  ).toEqual(['No.  He changed the locks while I was at work', ' Then he left for the weekend'])
})

test('text without spaces is shown in words', () => {
  expect(wordsOf('会社に解雇された').map(({ text }) => text)).toEqual(['会社', '解雇'])
})

test('near-duplicates are in one fold', () => {
  const texts = [
    'rent',
    'divorce',
    'wages',
    'visa',
    'patent',
    'cargo',
    'dog',
    'tax',
    'noise',
    'will',
  ]
  const twins = [
    'the landlord keeps our deposit and will not say why he does so',
    'the landlord keeps our deposit and will not say why he did so',
  ]
  const counted = [...twins, ...texts].map((text) => ({ counts: countFeatures(text), label: 0 }))
  const [one, other] = foldsOf(counted, 5)
  expect(one).toBe(other)
  expect(new Set(foldsOf(counted, 5)).size).toBe(5)
})
