import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Messages } from '../../../i18n/translate.ts'
import { TranslationProvider } from '../../../i18n/translation-context.tsx'
import type { SafetyNotice } from '../contract.ts'
import { SafetyPanel } from './safety-panel.tsx'

const messages = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages

const notice: SafetyNotice = {
  certainty: 'seen',
  dangers: ['violence-at-home'],
  contacts: [
    { name: 'Emergency', number: '112', danger: 'emergency', url: null },
    { name: 'Helpline', number: '116 016', danger: 'violence-at-home', url: null },
  ],
}

function shown(changes: Partial<SafetyNotice> = {}): string {
  const panel = createElement(SafetyPanel, { safety: { ...notice, ...changes } })
  return renderToString(
    createElement(TranslationProvider, {
      language: 'en',
      messages,
      languages: ['en'],
      // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
      children: panel,
    }),
  )
}

test('seen danger has a heading, the numbers and a way out of the page', () => {
  const html = shown()
  expect(html).toContain('<h2')
  expect(html).toContain('href="tel:112"')
  expect(html).toContain('Leave this page now')
})

test('suspected danger has the same numbers in one line, without a heading', () => {
  const html = shown({ certainty: 'suspected' })
  expect(html).not.toContain('<h2')
  expect(html).not.toContain('Leave this page now')
  expect(html).toContain('href="tel:112"')
  expect(html).toContain('href="tel:116016"')
  expect(html).toContain('violence at home')
})

test('without a checked number both say to call the local one', () => {
  for (const certainty of ['seen', 'suspected'] as const) {
    expect(shown({ certainty, contacts: [] })).toContain('Call the local emergency number')
  }
})
