import { describe, expect, it } from 'vitest'
import { placeCard } from './place-card.ts'

const phone = { width: 320, height: 640 }
const card = { width: 280, height: 200 }
const word = (left: number, top: number) => ({ left, right: left + 60, top, bottom: top + 20 })

describe('the card of a word', () => {
  it('stands below its word, from where the word begins', () => {
    expect(placeCard(word(20, 100), card, phone, 'ltr')).toEqual({ left: 20, top: 126 })
    expect(placeCard(word(240, 100), card, phone, 'rtl')).toEqual({ left: 20, top: 126 })
  })

  it('never crosses the sides of the window', () => {
    expect(placeCard(word(250, 100), card, phone, 'ltr').left).toBe(32)
    expect(placeCard(word(10, 100), card, phone, 'rtl').left).toBe(8)
    expect(placeCard(word(50, 100), { width: 400, height: 90 }, phone, 'ltr').left).toBe(8)
  })

  it('goes above where there is more room, and never off the top', () => {
    expect(placeCard(word(20, 600), card, phone, 'ltr').top).toBe(394)
    expect(placeCard(word(20, 330), { width: 280, height: 600 }, phone, 'ltr').top).toBe(8)
  })
})
