import { describe, expect, it } from 'vitest'
import { nearMissEmail } from './near-miss-email.ts'

describe('an address that ends almost like a large mail provider', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmial.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@hotnail.com', 'ana@hotmail.com'],
    ['ana@hotmial.fr', 'ana@hotmail.fr'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@yaho.co.uk', 'ana@yahoo.co.uk'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['Ana.B@iclud.com ', 'Ana.B@icloud.com'],
    ['ana@my-firm.cmo', 'ana@my-firm.com'],
  ])('%s becomes %s', (typed, meant) => {
    expect(nearMissEmail(typed)).toBe(meant)
  })

  it.each([
    'ana@gmail.com',
    'ana@GMAIL.com',
    'ana@mail.com',
    'ana@email.com',
    'ana@ymail.com',
    'ana@yahoo.com.ar',
    'ana@hotmail.co.th',
    'ana@gail.de',
    'ana@gmx.net',
    'ana@example.org',
    'ana@',
    'gmial.com',
    '',
  ])('%s is left alone', (typed) => {
    expect(nearMissEmail(typed)).toBeUndefined()
  })
})
