import { expect, it } from 'vitest'
import { isFound } from './case-search.ts'

const deposit = { title: 'Kaution Müllerstraße', place: 'Île-de-France', areaName: 'Wohnen' }

it.each(['', '  ', 'kaution', 'MÜLLER', 'muller', 'ile', 'wohnen kaution', 'straße'])(
  '%j finds the case',
  (wanted) => expect(isFound(wanted, deposit)).toBe(true),
)

it.each(['arbeit', 'kaution arbeit', 'kautionen'])('%j does not', (wanted) => {
  expect(isFound(wanted, deposit)).toBe(false)
})

it('a case without a name is found by area and place', () => {
  const unnamed = { title: null, place: 'كاليفورنيا', areaName: 'السكن' }
  expect(isFound('كاليفورنيا', unnamed)).toBe(true)
  expect(isFound('null', unnamed)).toBe(false)
})
