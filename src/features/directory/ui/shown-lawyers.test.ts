import { describe, expect, it } from 'vitest'
import { LAWYERS_SHOWN_AT_FIRST } from '../../../shared/lawyer-list.ts'
import { nextWanted, shownLawyers } from './shown-lawyers.ts'

describe('how many lawyers a list shows', () => {
  it('five at first, five more each time, never more than there are', () => {
    expect(shownLawyers(LAWYERS_SHOWN_AT_FIRST, 12, false).shown).toBe(5)
    expect(shownLawyers(nextWanted(5), 12, false).shown).toBe(10)
    expect(shownLawyers(nextWanted(10), 12, false)).toEqual({
      shown: 12,
      offersMore: false,
      offersAll: false,
    })
  })

  it('"Show All" is offered only for more than ten', () => {
    expect(shownLawyers(5, 10, false)).toEqual({ shown: 5, offersMore: true, offersAll: false })
    expect(shownLawyers(5, 11, false)).toEqual({ shown: 5, offersMore: true, offersAll: true })
  })

  it('where the server has more, "Show More" stays when everybody who is here is shown', () => {
    expect(shownLawyers(100, 100, true)).toEqual({ shown: 100, offersMore: true, offersAll: false })
    expect(shownLawyers(105, 200, true)).toEqual({ shown: 105, offersMore: true, offersAll: true })
  })

  it('a short list has no buttons', () => {
    expect(shownLawyers(5, 5, false)).toEqual({ shown: 5, offersMore: false, offersAll: false })
    expect(shownLawyers(5, 0, false)).toEqual({ shown: 0, offersMore: false, offersAll: false })
  })
})
