import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { longestPiece, pieceAt, type SpeechBlock, speechPieces } from './speech-pieces.ts'

const block: fc.Arbitrary<SpeechBlock> = fc.record({
  text: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.lorem({ maxCount: 40 }),
    fc.string({
      unit: fc.constantFrom('。', '、', '法', '律', ' ', 'a', ',', '.', '😀'),
      maxLength: 500,
    }),
  ),
  language: fc.constantFrom(...LANGUAGE_CODES, 'x', ''),
})
const speed = fc.integer({ min: 5, max: 20 }).map((tenths) => tenths / 10)

describe('what is spoken at one go', () => {
  test('together it is the whole text, in order', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), speed, (blocks, rate) => {
        const pieces = speechPieces(blocks, rate)
        const spoken = blocks.map((_, at) =>
          pieces
            .filter((piece) => piece.block === at)
            .map(({ start, end }) => blocks[at]?.text.slice(start, end))
            .join(''),
        )
        expect(spoken).toEqual(blocks.map(({ text }) => text))
      }),
    )
  })

  test('is never longer than what a browser speaks before it may fall silent', () => {
    fc.assert(
      fc.property(block, speed, (one, rate) => {
        for (const { start, end } of speechPieces([one], rate)) {
          expect(end - start).toBeGreaterThan(0)
          expect(end - start).toBeLessThanOrEqual(longestPiece(one.language, rate))
        }
      }),
    )
  })

  test('is a sentence where that is short enough', () => {
    const text = 'Your landlord must give it back. You have 21 days. Keep the letter.'
    const pieces = speechPieces([{ text, language: 'en' }], 1)
    expect(pieces.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Your landlord must give it back. ',
      'You have 21 days. ',
      'Keep the letter.',
    ])
  })

  test('a long sentence is parted after a comma', () => {
    const text = `${'word '.repeat(20)}end, ${'word '.repeat(20)}end.`
    const [first] = speechPieces([{ text, language: 'en' }], 1)
    expect(text.slice(0, first?.end)).toMatch(/end,$/)
  })

  test('at another speed it goes on at the same words', () => {
    const text = 'One two three. '.repeat(40)
    const slow = speechPieces([{ text, language: 'en' }], 0.5)
    const place = slow[7]
    const fast = speechPieces([{ text, language: 'en' }], 2)
    const found = fast[pieceAt(fast, 0, place?.start ?? 0)]
    expect(found?.start).toBeLessThanOrEqual(place?.start ?? 0)
    expect(found?.end).toBeGreaterThan(place?.start ?? 0)
  })
})
