import { describe, expect, it } from 'vitest'
import { LAWYERS_SHOWN_AT_FIRST } from '../../../shared/lawyer-list.ts'
import { nextWanted, shownLawyers } from './shown-lawyers.ts'

describe('how many lawyers a list shows', () => {
  it('five at first, five more each time, never more than there are', () => {
    expect(shownLawyers(LAWYERS_SHOWN_AT_FIRST, 12).shown).toBe(5)
    expect(shownLawyers(nextWanted(5), 12).shown).toBe(10)
    expect(shownLawyers(nextWanted(10), 12)).toEqual({
      shown: 12,
      offersMore: false,
      offersAll: false,
    })
  })

  it('"Show All" is offered only for more than ten', () => {
    expect(shownLawyers(5, 10)).toEqual({ shown: 5, offersMore: true, offersAll: false })
    expect(shownLawyers(5, 11)).toEqual({ shown: 5, offersMore: true, offersAll: true })
  })

  it('a short list has no buttons', () => {
    expect(shownLawyers(5, 5)).toEqual({ shown: 5, offersMore: false, offersAll: false })
    expect(shownLawyers(5, 0)).toEqual({ shown: 0, offersMore: false, offersAll: false })
  })
})
