import { describe, expect, it } from 'vitest'
import { isCopied, longestSharedRun } from './copied-words.ts'

const OFFICIAL =
  'Every person who, under color of any statute, subjects any citizen to the deprivation of any rights shall be liable.'

describe('copied words', () => {
  it('a summary in our own words is not copied, however much it is about the same', () => {
    expect(
      isCopied(
        'If an official takes away your rights, you can sue that person for money.',
        OFFICIAL,
      ),
    ).toBe(false)
  })

  it('a summary that holds the statute is copied, whatever its case and commas', () => {
    expect(
      isCopied(
        'In short: subjects any citizen, to the deprivation of ANY rights shall be.',
        OFFICIAL,
      ),
    ).toBe(true)
  })

  it('counts the longest run, not all words in common', () => {
    expect(longestSharedRun('a b x c d e', 'c d e a b')).toBe(3)
    expect(longestSharedRun('', OFFICIAL)).toBe(0)
  })

  it('scripts without spaces count letters', () => {
    const official = '故意又は過失によって他人の権利又は法律上保護される利益を侵害した者は'
    expect(isCopied(official, official)).toBe(true)
    expect(isCopied('わざと、または不注意で他人に損害を与えた人は賠償します。', official)).toBe(
      false,
    )
  })
})
