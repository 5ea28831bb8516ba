import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTranslate, type Messages } from '../../../i18n/translate.ts'
import { DANGERS, NOT_KNOWN } from '../contract.ts'

const english = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages
const t = createTranslate('en', english)

describe('every code has its words', () => {
  const said = (key: string) => t(key, {}, 'missing') !== 'missing'

  it.each(NOT_KNOWN)('not known: %s', (code) => {
    expect(said(`results.notKnown.${code}`)).toBe(true)
  })

  it.each([...DANGERS, 'emergency'])('danger: %s', (danger) => {
    expect(said(`safety.dangers.${danger}`)).toBe(true)
  })
})
