import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Messages } from '../../../../i18n/translate.ts'
import { TranslationProvider } from '../../../../i18n/translation-context.tsx'
import { AnalysingStep } from './analysing-step.tsx'

const messages = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages
const ESTIMATE = 'This usually takes 30-60 seconds'

function shown(changes: { takesLong?: boolean; done?: string[] } = {}): string {
  const step = createElement(AnalysingStep, {
    facts: 'My landlord keeps my deposit.',
    done: [],
    takesLong: false,
    ...changes,
  })
  return renderToString(
    createElement(TranslationProvider, {
      language: 'en',
      messages,
      languages: ['en'],
      // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
      children: step,
    }),
  )
}

test('who waits reads what is done: the title, their own words and each stage', () => {
  const html = shown()
  expect(html).toContain('>Analyzing your Legal Situation</h2>')
  expect(html).toContain('My landlord keeps my deposit.')
  expect(html.match(/<li /g)).toHaveLength(7)
  expect(html).toContain('Look up the laws of your place')
})

test('a stage that is over is marked, the others are not', () => {
  expect(shown()).not.toContain('aria-label="done"')
  expect(shown({ done: ['language', 'issues'] }).match(/aria-label="done"/g)).toHaveLength(2)
})

test('half a minute to a minute is said where a language model is at work, and only there', () => {
  expect(shown({ takesLong: true })).toContain(ESTIMATE)
  expect(shown()).not.toContain(ESTIMATE)
})
