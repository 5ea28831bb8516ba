import { expect, it } from 'vitest'
import { codeFrom } from './typed-code.ts'

it.each([
  '123456',
  ' 123 456\n',
  '123-456',
  '123\u00a0456',
  '\u202a123456\u202c',
  '١٢٣٤٥٦',
  '۱۲۳۴۵۶',
  '१२३४५६',
  '１２３４５６',
])('%j is the code 123456', (typed) => {
  expect(codeFrom(typed)).toBe('123456')
})

it('zero and nine of every set are read', () => {
  for (const typed of ['000999', '٠٠٠٩٩٩', '۰۰۰۹۹۹', '०००९९९', '０００９９９'])
    expect(codeFrom(typed)).toBe('000999')
})

it.each(['', '12345', '1234567', '12345a', 'ana@example.org', '12345٫'])(
  '%j is no code',
  (typed) => {
    expect(codeFrom(typed)).toBeUndefined()
  },
)
