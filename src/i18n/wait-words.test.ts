import { expect, it } from 'vitest'
import { waitInWords } from './wait-words.ts'

it('a wait is never said shorter than it is', () => {
  expect(waitInWords(3_600)).toEqual({ unit: 'minutes', count: 60 })
  expect(waitInWords(61)).toEqual({ unit: 'minutes', count: 2 })
  expect(waitInWords(60)).toEqual({ unit: 'seconds', count: 60 })
  expect(waitInWords(1)).toEqual({ unit: 'seconds', count: 1 })
})
