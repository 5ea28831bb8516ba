import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Messages } from '../../../i18n/translate.ts'
import { TranslationProvider } from '../../../i18n/translation-context.tsx'
import { StripeCardForm } from './stripe-card-form.tsx'

const messages = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages

afterEach(() => vi.unstubAllGlobals())

test('nobody can pay before the provider is ready', () => {
  vi.stubGlobal('document', { documentElement: { getAttribute: () => 'light' } })
  const form = createElement(StripeCardForm, {
    intent: { paymentIntentId: 'pi_123456', clientSecret: 'pi_1_secret_2', email: 'a@example.org' },
    publishableKey: 'pk_test_1',
    planType: 'unlimited',
    amountCents: 999,
    country: 'US',
    status: 'created',
    payLabel: 'Pay 9.99',
    onStatus: () => undefined,
    onFailure: () => undefined,
    onTry: () => undefined,
    // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
    children: null,
  })
  const html = renderToString(
    createElement(TranslationProvider, {
      language: 'en',
      messages,
      languages: ['en'],
      // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
      children: form,
    }),
  )
  expect(html).toMatch(/<button type="submit" disabled=""[^>]*>Pay 9\.99<\/button>/)
})
