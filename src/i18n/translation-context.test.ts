import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { LanguageCode } from '../shared/languages.ts'
import { TranslationProvider, useTranslation } from './translation-context.tsx'

const MESSAGES = { checkout: { price: '{amount} {currency}' } }

function Price() {
  const { formatMoney } = useTranslation()
  return createElement('p', {}, formatMoney(999, 'usd'))
}

const priceIn = (language: LanguageCode) =>
  renderToString(
    createElement(TranslationProvider, {
      language,
      languages: ['en', 'de'],
      messages: MESSAGES,
      // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
      children: createElement(Price),
    }),
  )

it('texts asked for outside a provider are a mistake that says so', () => {
  expect(() => renderToString(createElement(Price))).toThrow(
    'useTranslation must be used within a TranslationProvider',
  )
})

it('an amount in cents is written in units, as the language writes numbers', () => {
  expect(priceIn('en')).toContain('9.99 USD')
  expect(priceIn('de')).toContain('9,99 USD')
})
