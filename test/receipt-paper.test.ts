import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceiptOnPage } from '../src/features/payments/contract.ts'
import { paymentMail } from '../src/features/payments/server/payment-mail.ts'
import { composeReceipt } from '../src/features/payments/server/receipt-pdf/compose-receipt.ts'
import { ReceiptView } from '../src/features/payments/ui/receipt-view.tsx'
import { loadCatalogue } from '../src/i18n/catalogue.server.ts'
import { TranslationProvider } from '../src/i18n/translation-context.tsx'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { createTypesetter, type Typesetter } from '../src/platform/typesetting/typesetter.server.ts'
import { LANGUAGE_CODES, type LanguageCode } from '../src/shared/languages.ts'
import { documentText } from './document-text.ts'

const template = readFileSync('src/features/payments/server/receipt-pdf/receipt.typ', 'utf8')
const catalogue = loadCatalogue('public/translations')

const receipt: ReceiptOnPage = {
  id: '0d0b6c8e-0000-4000-8000-000000000001',
  kind: 'receipt',
  number: '2026-000123',
  issuedAt: '2026-11-09T23:59:59.000Z',
  receiptNumber: null,
  type: 'unlimited',
  description: '30-Day Unlimited Access',
  amount: 999,
  currency: 'usd',
  email: 'ana.maría@example.org',
  termsVersion: '2026-11-22',
  period: { startsAt: '2026-11-09T23:59:59.000Z', endsAt: '2026-12-09T23:59:59.000Z' },
  seller: {
    name: 'Müller & Söhne #1 *bold* $x$ @ref <script>',
    address: ['1 Main Street', '٥ شارع النيل', '東京都千代田区1-1'],
    email: 'sales@example.org',
    phone: '+49 30 1234567',
    register: 'HRB 1 Berlin',
    vatId: 'DE123456789',
    vatText: '19 % VAT included: 1.60 USD',
    isDemo: true,
  },
  purchase: null,
  others: [],
}

const creditNote: ReceiptOnPage = {
  ...receipt,
  kind: 'refund',
  number: '2026-000124',
  receiptNumber: '2026-000123',
  amount: 333,
  period: null,
}

function paperOf(page: ReceiptOnPage, language: LanguageCode) {
  const config = { publicUrl: undefined, port: 3000 } as Runtime['config']
  // The catalogue may not have every language yet: its words are then English, its numbers are not.
  const offered = { ...catalogue, languages: [...LANGUAGE_CODES] }
  return composeReceipt(page, paymentMail(config, offered, language))
}

function pageText(page: ReceiptOnPage, language: LanguageCode): string {
  const view = createElement(ReceiptView, { receipt: page })
  const routed = createElement(MemoryRouter, null, view)
  const messages = catalogue.messages(language)
  const html = renderToString(
    createElement(TranslationProvider, {
      language,
      messages,
      languages: LANGUAGE_CODES,
      // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
      children: routed,
    }),
  )
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
  return article
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** Every number, in whatever digits, with the signs inside it. */
function numbersIn(text: string): string[] {
  const withoutMarks = text.replace(/[\p{Cf}\p{Zs}\s]+/gu, ' ')
  return (withoutMarks.match(/\p{Nd}[\p{Nd}.,:/٫٬-]*/gu) ?? []).map((number) =>
    number.replace(/[.,:/-]+$/, ''),
  )
}

const withoutGaps = (text: string) => text.replaceAll(/[\s\u200b\p{Cf}]/gu, '')

describe.each([
  ['receipt', receipt],
  ['credit note', creditNote],
])('a %s', (_, page) => {
  it.each(LANGUAGE_CODES)('in %s has exactly the numbers of its page', (language) => {
    const onPaper = numbersIn(Object.values(textsOf(paperOf(page, language))).join(' ')).toSorted()
    expect(onPaper).toEqual(numbersIn(pageText(page, language)).toSorted())
    expect(onPaper.length).toBeGreaterThan(8)
  })

  it('is set with every word that was chosen', () => {
    const shown = withoutGaps(documentText(template, paperOf(page, 'en')))
    const missing = textsOf(paperOf(page, 'en')).filter(
      (text) => !shown.includes(withoutGaps(text)),
    )
    expect(missing).toEqual([])
  })
})

/** Every text that is there to be read, but those that stand on each page of a document. */
function textsOf(document: ReturnType<typeof composeReceipt>): string[] {
  return [
    document.title,
    ...(document.demo ? [document.demo] : []),
    ...[...document.facts, ...document.sellerFacts].flatMap(({ label, value }) => [
      label,
      value.text,
    ]),
    document.sellerTitle,
    ...document.sellerLines.map(({ text }) => text),
  ]
}

it('says what it costs, when it was paid and for how long it gives access', () => {
  const text = documentText(template, paperOf(receipt, 'en')).replaceAll('\n', ' ')
  for (const part of [
    '2026-000123',
    'November 9, 2026',
    '9.99 USD',
    'December 9, 2026',
    'DE123456789',
  ])
    expect(withoutGaps(text)).toContain(withoutGaps(part))
  const note = withoutGaps(documentText(template, paperOf(creditNote, 'en')))
  for (const part of ['Creditnote', '2026-000124', '2026-000123', '3.33USD'])
    expect(note).toContain(part)
  expect(note).not.toContain('9.99')
})

it('a real seller’s paper bears no mark of the demo, an invented one’s does', () => {
  const real = { ...receipt, seller: { ...receipt.seller, isDemo: false } }
  expect(paperOf(real, 'en').demo).toBeNull()
  expect(paperOf(receipt, 'en').demo).toMatch(/demo/)
})

describe('the file', () => {
  let typesetter: Typesetter
  beforeAll(() => {
    typesetter = createTypesetter()
  })
  afterAll(() => typesetter.close())

  it.each(LANGUAGE_CODES)('is made in %s, for screen readers too', async (language) => {
    const data = paperOf(receipt, language)
    const outcome = await typesetter.typeset({ source: template, data })
    if (outcome.kind !== 'made') throw new Error(JSON.stringify(outcome))
    const pdf = Buffer.from(outcome.pdf).toString('utf8')
    expect(pdf).toContain(`/Lang (${language})`)
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf).toContain('/StructTreeRoot')
  })
})
