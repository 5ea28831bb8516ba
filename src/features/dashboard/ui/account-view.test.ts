import { readFileSync } from 'node:fs'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Messages, mergeMessages } from '../../../i18n/translate.ts'
import { TranslationProvider } from '../../../i18n/translation-context.tsx'
import { createQueryClient } from '../../../platform/browser/query-client.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { OpenTab } from '../contract.ts'
import type { FormAnswer } from '../domain/form-answer.ts'
import { usageChart } from '../domain/usage-chart.ts'
import { AccountView } from './account-view.tsx'

const LANGUAGES = ['en', 'es', 'ar'] as const

function messagesOf(language: LanguageCode): Messages {
  const read = (code: string) =>
    JSON.parse(readFileSync(`public/translations/${code}.json`, 'utf8')) as Messages
  return mergeMessages(read('en'), read(language))
}

const CASE_ID = '0d0b6c8e-0000-4000-8000-000000000001'
const HOSTILE = '<img src=x onerror=alert(1)>'

const header = {
  id: 'u',
  email: 'ana@example.org',
  plan: 'premium' as const,
  planEndsAt: '2026-12-10T00:00:00.000Z',
  renews: false,
  analysisCredits: -1,
  analysesPerDay: 30,
  memberSince: '2026-01-02T00:00:00.000Z',
}

const shownCase = {
  id: CASE_ID,
  title: HOSTILE,
  area: 'real-estate',
  place: 'California',
  createdAt: '2026-11-01T00:00:00.000Z',
}

const now = new Date('2026-11-23T12:00:00Z')
const made = (when: string, area?: string) => ({ madeAt: new Date(when), area })

const TABS = {
  profile: {
    tab: 'profile',
    profile: { name: HOSTILE, preferredLanguage: 'es' },
    emailChange: null,
  },
  'a change of address under way': {
    tab: 'profile',
    profile: { name: '', preferredLanguage: null },
    emailChange: { newEmail: 'new@example.org' },
  },
  subscription: { tab: 'subscription' },
  billing: {
    tab: 'billing',
    payments: [
      {
        id: 'p1',
        amount: 999,
        currency: 'usd',
        status: 'partly_refunded',
        type: 'unlimited',
        description: '30-Day Unlimited Access',
        createdAt: '2026-11-10T00:00:00.000Z',
        papers: [
          { id: 'r1', number: '2026-000001', kind: 'receipt' },
          { id: 'r2', number: '2026-000002', kind: 'refund' },
        ],
        withdrawUntil: '2026-11-24',
      },
    ],
  },
  'billing without payments': { tab: 'billing', payments: [] },
  usage: {
    tab: 'usage',
    usage: {
      month: '2026-11',
      madeThisMonth: 3,
      meters: [
        { plan: 'unlimited', per: 'day', used: 3, total: 30, endsAt: '2026-12-10T00:00:00.000Z' },
        { plan: 'free', per: 'month', used: 0, total: 1, endsAt: '2026-12-01T00:00:00.000Z' },
      ],
      chart: usageChart(
        [
          made('2026-11-02T00:00:00Z', 'real-estate'),
          made('2026-11-03T00:00:00Z', 'employment'),
          made('2026-11-04T00:00:00Z'),
          made('2026-08-04T00:00:00Z', 'real-estate'),
        ],
        now,
      ),
      activities: [
        { kind: 'analysis', at: '2026-11-04T00:00:00.000Z', caseId: CASE_ID, area: 'tax' },
        { kind: 'analysis', at: '2026-11-03T00:00:00.000Z', caseId: null, area: null },
        {
          kind: 'receipt',
          at: '2026-11-02T00:00:00.000Z',
          receiptId: 'r1',
          number: '2026-000001',
          amount: 999,
          currency: 'usd',
          type: 'unlimited',
          description: '',
        },
        {
          kind: 'operator_read',
          at: '2026-11-01T00:00:00.000Z',
          caseId: CASE_ID,
          reason: HOSTILE,
        },
      ],
    },
  },
  'usage without anything': {
    tab: 'usage',
    usage: {
      month: '2026-11',
      madeThisMonth: 0,
      meters: [],
      chart: usageChart([], now),
      activities: [],
    },
  },
  cases: { tab: 'cases', cases: [shownCase, { ...shownCase, title: null }], wasDeleted: true },
  'cases without one': { tab: 'cases', cases: [], wasDeleted: false },
  'a case': {
    tab: 'cases',
    detail: {
      ...shownCase,
      hasAccess: true,
      reads: [
        { reader: 'owner', reason: '', readAt: '2026-11-02T10:00:00.000Z' },
        { reader: 'operator', reason: HOSTILE, readAt: '2026-11-01T10:00:00.000Z' },
      ],
    },
    asksToDelete: false,
  },
  'a case without access': {
    tab: 'cases',
    detail: { ...shownCase, hasAccess: false, reads: [] },
    asksToDelete: false,
  },
  'the question before deleting': {
    tab: 'cases',
    detail: { ...shownCase, hasAccess: true, reads: [] },
    asksToDelete: true,
  },
  'a case that is not there': { tab: 'cases', detail: null, asksToDelete: false },
  contacts: { tab: 'contacts' },
  'a tab that failed': { tab: 'usage', failed: true },
} satisfies Record<string, OpenTab>

function render(open: OpenTab, language: LanguageCode = 'en', answer?: FormAnswer): string {
  const view = createElement(AccountView, {
    header,
    open,
    answer,
    heading: createRef<HTMLHeadingElement>(),
    onSignedOut: async () => {},
  })
  const routed = createElement(RouterProvider, {
    router: createMemoryRouter([{ path: '*', element: view }], { initialEntries: ['/account'] }),
  })
  const translated = createElement(TranslationProvider, {
    language,
    messages: messagesOf(language),
    languages: LANGUAGES,
    // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
    children: routed,
  })
  return renderToString(
    createElement(QueryClientProvider, { client: createQueryClient() }, translated),
  )
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(TABS))('%s is shown, with words for everything', (_, open) => {
    const html = render(open, language)
    const words = html.replace(/<[^>]+>/g, ' ')
    // A text that is not there shows its key.
    expect(words).not.toMatch(/\b(?:account|contact|results|receipt|errors)\.[a-z]/i)
    expect(words).not.toMatch(/\{\w+\}|undefined|NaN|Invalid Date/)
    expect(html).not.toContain('<img src=x')
  })
})

it('without script the tabs are links, one of them the present one', () => {
  const html = render(TABS['usage'])
  expect(html.match(/href="\/account\?tab=/g)?.length).toBeGreaterThanOrEqual(6)
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/aria-current="page"[^>]*>Usage</)
  expect(html).not.toContain('role="tab"')
})

it('forms work without script: they post to their tab and say what they ask for', () => {
  const profile = render(TABS['profile'])
  expect(profile).toMatch(/<form [^>]*action="\/account\?tab=profile" method="post"/)
  expect(profile).toContain('name="intent" value="profile"')
  const detail = render(TABS['the question before deleting'])
  expect(detail).toContain('name="intent" value="delete"')
  expect(detail).toContain(`name="case" value="${CASE_ID}"`)
})

it('what became of a form is said in its own section, as an alert where it failed', () => {
  const failed = { intent: 'email-codes', ok: false, code: 'wrong_code' } as const
  const html = render(TABS['a change of address under way'], 'en', failed)
  expect(html).toMatch(/role="alert"[^>]*>A code is wrong or too old/)
  const waiting = { intent: 'profile', ok: false, code: 'too_often', waitSeconds: 90 } as const
  const profile = render(TABS['profile'], 'en', waiting)
  expect(profile).toMatch(/role="alert"[^>]*>That was too often\./)
})

it('the chart has its numbers as a table, and a sentence that says what it shows', () => {
  const html = render(TABS['usage'])
  const words = html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ')
  expect(words).toContain('You made 4 analyses in the last 12 months.')
  expect(words).toContain('Most in one month: 3, in November 2026.')
  expect(html.match(/<th scope="row"/g)).toHaveLength(12)
  expect(html).toMatch(/<svg aria-hidden="true"[^>]*viewBox="0 0 400 200"/)
})
