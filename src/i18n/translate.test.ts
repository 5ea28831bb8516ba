import { describe, expect, it } from 'vitest'
import { createTranslate, mergeMessages } from './translate.ts'

const english = {
  form: { email: 'E-mail', only: 'English only' },
  laws: { one: '{count} law', other: '{count} laws' },
}
const arabic = {
  form: { email: 'البريد' },
  laws: {
    zero: 'صفر',
    one: 'قانون',
    two: 'قانونان',
    few: '{count} قوانين',
    many: '{count} قانونا',
    other: '{count} قانون',
  },
}

describe('translation', () => {
  it('a miss falls back to English, then to the default, then to the key', () => {
    const t = createTranslate('ar', arabic, { english })
    expect(t('form.email')).toBe('البريد')
    expect(t('form.only')).toBe('English only')
    expect(t('form.unknown', {}, 'given')).toBe('given')
    expect(t('form.unknown')).toBe('form.unknown')
  })

  it('plural forms follow the language', () => {
    const t = createTranslate('ar', arabic, { english })
    expect([0, 1, 2, 3, 11].map((count) => t('laws', { count }))).toEqual([
      'صفر',
      'قانون',
      'قانونان',
      '3 قوانين',
      '11 قانونا',
    ])
    expect(createTranslate('en', english)('laws', { count: 1 })).toBe('1 law')
  })

  it('a filling is text, never a template of its own', () => {
    expect(createTranslate('en', { a: 'Hello {name}' })('a', { name: '{count} <b>' })).toBe(
      'Hello {count} <b>',
    )
  })

  it('names of object members are not keys', () => {
    expect(createTranslate('en', {})('constructor.name')).toBe('constructor.name')
  })

  it('merging keeps what the language has and fills what it lacks', () => {
    expect(mergeMessages(english, arabic)).toMatchObject({
      form: { email: 'البريد', only: 'English only' },
    })
  })
})
