import { readFileSync } from 'node:fs'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Messages, mergeMessages } from '../../../../i18n/translate.ts'
import { TranslationProvider } from '../../../../i18n/translation-context.tsx'
import { createQueryClient } from '../../../../platform/browser/query-client.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { ErasureAnswer } from './erasure-answer.ts'
import { PrivacyView, type Processors } from './privacy-view.tsx'
import { STORED_BY_STRIPE, STORED_IN_BROWSER } from './stored-in-browser.ts'
import { YourDataView } from './your-data-view.tsx'

const LANGUAGES = ['en', 'es', 'ar'] as const
const HOSTILE = '<img src=x onerror=alert(1)>'

function messagesOf(language: LanguageCode): Messages {
  const read = (code: string) =>
    JSON.parse(readFileSync(`public/translations/${code}.json`, 'utf8')) as Messages
  return mergeMessages(read('en'), read(language))
}

function htmlOf(page: ReactElement, language: LanguageCode = 'en'): string {
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/your-data'],
  })
  const tree = createElement(
    TranslationProvider,
    { language, messages: messagesOf(language), languages: LANGUAGES } as never,
    createElement(
      QueryClientProvider,
      { client: createQueryClient() },
      createElement(RouterProvider, { router }),
    ),
  )
  return renderToString(tree).replaceAll('<!-- -->', '')
}

const seller = {
  name: 'Example Legal Software (demo)',
  address: ['1 Example Street'],
  email: 'seller@demo.example',
  phone: undefined,
  register: undefined,
  vatId: undefined,
  vatText: undefined,
  isDemo: true,
}
const demo: Processors = { payments: 'demo', mail: 'demo', model: 'none' }
const real: Processors = { payments: 'stripe', mail: 'server', model: 'anthropic' }
const figures = { unpaidFormsDays: 21, analysesMonths: 1, logsDays: 9 }

const privacy = (processors: Processors, language: LanguageCode = 'en') =>
  htmlOf(
    createElement(PrivacyView, { figures, processors, seller, contactEmail: 'help@demo.example' }),
    language,
  )

const person = {
  email: 'ana@example.org',
  cases: [
    {
      id: '0d0b6c8e-0000-4000-8000-000000000001',
      title: HOSTILE,
      country: 'US',
      legalArea: null,
      createdOn: '2026-11-01',
      removedOn: '2027-11-01',
    },
  ],
}
const yourData = (page: { person?: typeof person; answer?: ErasureAnswer }, language = 'en') =>
  htmlOf(
    createElement(YourDataView, {
      person: page.person,
      answer: page.answer,
      demoMailbox: true,
    }),
    language as LanguageCode,
  )

describe.each(LANGUAGES)('in %s', (language) => {
  it('no text is missing, whatever is set up and wherever one is', () => {
    const answers: (ErasureAnswer | undefined)[] = [
      undefined,
      { kind: 'sent', hasCode: false },
      { kind: 'wrong_code', hasCode: true },
      { kind: 'too_often', hasCode: false },
      { kind: 'erased', hasCode: true },
      { kind: 'waits', hasCode: true },
    ]
    const models = ['anthropic', 'own', 'none'] as const
    const pages = [
      privacy(demo, language),
      ...models.map((model) => privacy({ ...real, model }, language)),
      yourData({}, language),
      ...answers.map((answer) => yourData({ person, ...(answer ? { answer } : {}) }, language)),
    ]
    for (const html of pages) {
      expect(html).not.toMatch(/(?:privacy|yourData|nav|account|seller)\.[a-z]\w+(?:\.\w+)*[<"]/)
      expect(html).not.toMatch(/\{\w+\}/)
    }
  })
})

describe('the privacy page', () => {
  it('says the times that are in force, each as a phrase of its own', () => {
    const html = privacy(demo)
    for (const life of ['21 days', '1 month', '9 days', '24 months', '36 months', '24 hours'])
      expect(html, life).toContain(`>${life}<`)
  })

  it('names those who really get something, and nobody else', () => {
    expect(privacy(demo)).not.toMatch(/Stripe|Anthropic/)
    expect(privacy(real)).toMatch(/Stripe takes the payments/)
    expect(privacy(real)).toMatch(/A language model of Anthropic/)
    expect(privacy(real)).not.toMatch(/This is a demo: (?:payments|no mail)/)
  })

  it('lists every cookie and key, those of the payment provider only with it', () => {
    for (const { name } of STORED_IN_BROWSER) expect(privacy(demo)).toContain(name)
    for (const { name } of STORED_BY_STRIPE) {
      expect(privacy(demo)).not.toContain(name)
      expect(privacy(real)).toContain(name)
    }
  })
})

describe("the page of a person's own data", () => {
  it('asks a stranger for a code and shows nothing else', () => {
    const html = yourData({})
    expect(html).toContain('id="sign-in-email"')
    expect(html).not.toMatch(/api\/my-data|erasure-code/)
  })

  it('works by links and forms alone', () => {
    const html = yourData({ person })
    expect(html).toContain('href="/api/my-data"')
    expect(html).toContain(`/api/cases/${person.cases[0]?.id}/brief.pdf?lang=en`)
    expect(html).toMatch(/<form[^>]*method="post"[^>]*><button type="submit"/)
    expect(html).not.toContain('erasure-code')
    const second = yourData({ person, answer: { kind: 'sent', hasCode: false } })
    expect(second).toMatch(/<input[^>]*name="code"/)
  })

  it('shows what people called things as text', () => {
    const html = yourData({ person })
    expect(html).not.toContain(HOSTILE)
    expect(html).toContain('&lt;img src=x')
  })

  it('says what is wrong with a code at its field', () => {
    const html = yourData({ person, answer: { kind: 'wrong_code', hasCode: true } })
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(html).toMatch(/role="alert"[^>]*>The code is wrong/)
  })

  it('offers nothing to press once everything is gone', () => {
    const html = yourData({ answer: { kind: 'erased', hasCode: true } })
    expect(html).not.toMatch(/<form|api\/my-data/)
    expect(html).toContain('Everything is erased')
  })
})
