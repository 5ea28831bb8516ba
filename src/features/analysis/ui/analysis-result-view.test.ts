import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { exampleAnalysis } from '../../../../test/analysis-example.ts'
import { ToastProvider } from '../../../design/toast.tsx'
import type { Messages } from '../../../i18n/translate.ts'
import { TranslationProvider } from '../../../i18n/translation-context.tsx'
import { AnalysisResultView } from './analysis-result-view.tsx'

const messages = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages

const result = {
  case: {
    id: exampleAnalysis.caseId,
    email: 'ana@example.org',
    country: 'US',
    jurisdiction: 'US-CA',
    legalArea: 'other',
    facts: 'My landlord keeps my deposit.',
    urgency: 'low',
    createdAt: exampleAnalysis.createdAt,
  },
  analysis: exampleAnalysis,
  lawyers: [],
  lawChanges: [],
}

/** The result's words as the server sends them, part by part under its heading. */
function parts(): Map<string, string> {
  const view = createElement(AnalysisResultView, {
    result,
    placeName: 'California',
    onStartOver: () => undefined,
    onCorrectArea: () => undefined,
    onAnswer: () => undefined,
  })
  const router = createMemoryRouter([{ path: '*', element: view }])
  const translated = createElement(TranslationProvider, {
    language: 'en',
    messages,
    languages: ['en'],
    // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
    children: createElement(ToastProvider, {
      regionLabel: '',
      closeLabel: '',
      direction: 'ltr',
      // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
      children: createElement(RouterProvider, { router }),
    }),
  })
  const client = new QueryClient()
  const html = renderToString(createElement(QueryClientProvider, { client }, translated))
  const sections = html.replaceAll('<!-- -->', '').split(/<h2[^>]*>/)
  return new Map(
    sections.map((section) => {
      const [heading = '', rest = ''] = section.split('</h2>')
      return [bare(heading), bare(rest)]
    }),
  )
}

const bare = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

test('a result has its areas, each law in full, considerations and lawyers', () => {
  const shown = parts()
  const area = shown.get('What this is about')
  for (const name of ['Housing and real estate', 'Business and contracts', 'Insurance']) {
    expect(area).toContain(name)
  }
  const laws = shown.get('Laws that apply')
  for (const law of exampleAnalysis.applicableLaws) {
    for (const words of [law.statute, law.type, law.description, law.relevance]) {
      expect(laws).toContain(words)
    }
  }
  expect(shown.get('Key considerations')).toContain('Compare photos.')
  expect(shown.get('Lawyers for this')).toContain('No attorneys found in California')
})
