import { describe, expect, it } from 'vitest'
import {
  cardProblems,
  cursorAfterDigits,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  readExpiry,
} from './card-entry.ts'

const TODAY = new Date(2026, 5, 15)
const GOOD = { number: '4242 4242 4242 4242', expiry: '06 / 26', cvc: '123' }

describe('a card number while it is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['4242-4242 x', '4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822463100059', '3782 822463 10005'],
    ['', ''],
  ])('%s stands as %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('keeps no more digits than any card has', () => {
    expect(formatCardNumber('1'.repeat(30)).replaceAll(' ', '')).toHaveLength(19)
  })

  it('the cursor stays behind the digit it was behind', () => {
    expect(cursorAfterDigits('4242 4242', 4)).toBe(4)
    expect(cursorAfterDigits('4242 4242', 5)).toBe(6)
    expect(cursorAfterDigits('4242', 9)).toBe(4)
  })
})

describe('an expiry date while it is typed', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['5', '05'],
    ['530', '05 / 30'],
  ])('%s stands as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  it('is read as month and full year, or not at all', () => {
    expect(readExpiry('06 / 31')).toEqual({ month: 6, year: 2031 })
    expect(readExpiry('13 / 31')).toBeUndefined()
    expect(readExpiry('06')).toBeUndefined()
  })
})

describe('what cannot be a card', () => {
  it('a good card has no problem, up to the end of its last month', () => {
    expect(cardProblems(GOOD, TODAY)).toEqual([])
    expect(cardProblems({ ...GOOD, expiry: '05 / 26' }, TODAY)).toEqual(['expiry'])
  })

  it('one wrong digit is noticed', () => {
    expect(cardProblems({ ...GOOD, number: '4242 4242 4242 4241' }, TODAY)).toEqual(['number'])
  })

  it('American Express has four digits on its face', () => {
    const amex = { ...GOOD, number: '3782 822463 10005', cvc: '1234' }
    expect(cardProblems(amex, TODAY)).toEqual([])
    expect(cardProblems({ ...GOOD, cvc: '1234' }, TODAY)).toEqual(['cvc'])
  })

  it('an empty form names all three', () => {
    expect(cardProblems({ number: '', expiry: '', cvc: '' }, TODAY)).toEqual([
      'number',
      'expiry',
      'cvc',
    ])
    expect(formatCvc('12a345')).toBe('1234')
  })
})
