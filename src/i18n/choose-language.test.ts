import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const offered = ['en', 'es', 'ar'] as const

describe('language', () => {
  it('the address comes before the saved choice, that before the browser', () => {
    expect(chooseLanguage({ inAddress: 'ar', saved: 'es', acceptLanguage: 'en' }, offered)).toBe(
      'ar',
    )
    expect(chooseLanguage({ inAddress: null, saved: 'es', acceptLanguage: 'en' }, offered)).toBe(
      'es',
    )
    expect(
      chooseLanguage(
        { inAddress: null, saved: undefined, acceptLanguage: 'fr;q=0.9, es-MX;q=0.8, en;q=0.1' },
        offered,
      ),
    ).toBe('es')
  })

  it('what is not offered or not understood becomes English', () => {
    expect(
      chooseLanguage({ inAddress: 'xx', saved: '../..', acceptLanguage: 'tlh, ;q=x' }, offered),
    ).toBe('en')
  })
})
