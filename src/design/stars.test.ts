import { expect, it } from 'vitest'
import { starParts } from './stars.tsx'

it.each([
  [5, 'whole whole whole whole whole'],
  [4.8, 'whole whole whole whole whole'],
  [4.7, 'whole whole whole whole half'],
  [3.2, 'whole whole whole empty empty'],
  [0.3, 'half empty empty empty empty'],
  [-1, 'empty empty empty empty empty'],
  [9, 'whole whole whole whole whole'],
])('a rating of %s is shown in halves', (rating, stars) => {
  expect(starParts(rating).join(' ')).toBe(stars)
})
