import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Messages } from '../../../../i18n/translate.ts'
import { TranslationProvider } from '../../../../i18n/translation-context.tsx'
import { unpackRow } from '../../domain/coverage-row.ts'
import type { Coverage } from './coverage-page.ts'
import { CoverageView } from './coverage-view.tsx'
import { WorldMap } from './world-map.tsx'

const messages = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages

const coverage: Coverage = {
  shown: 'lawyers',
  rows: [
    { code: 'FR', name: 'France', lawyers: 0, provisions: 1_200, jurisdictions: 1 },
    {
      code: 'DE',
      name: 'Germany',
      lawyers: 12,
      provisions: 300,
      jurisdictions: 17,
      register: { body: 'Bar of Germany', url: 'https://register.example/' },
    },
    { code: 'SM', name: 'San Marino', lawyers: 1, provisions: 0, jurisdictions: 0 },
    {
      code: 'US',
      name: 'United States',
      lawyers: 0,
      provisions: 0,
      jurisdictions: 0,
      registersOfParts: 52,
    },
  ],
  shades: [0, 2, 1, 0],
  limits: [1, 10],
  unions: [{ code: 'EU', provisions: 120 }],
  registersNotOpened: true,
  totals: { lawyers: 13, countries: 4, jurisdictions: 19, provisions: 1_620 },
}

const outlines = ['DE', 'FR', 'CN'].map((code, at) => ({ code, path: `M${at},0l1 0 0 1z` }))

function page(changes: Partial<Coverage> = {}): string {
  const shown = { ...coverage, ...changes }
  const map = createElement(WorldMap, { coverage: shown, viewBox: '0 0 9 9', outlines })
  const view = createElement(CoverageView, { coverage: shown, map })
  const translated = createElement(TranslationProvider, {
    language: 'en',
    messages,
    languages: ['en'],
    // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
    children: view,
  })
  return renderToString(
    createElement(MemoryRouter, { initialEntries: ['/coverage?lang=en'] }, translated),
  )
}

test('every country has its row, on the map or not', () => {
  const html = page()
  for (const { code, name } of coverage.rows) {
    expect(html).toContain(`<tr id="country-${code}"><th scope="row">${name}</th>`)
  }
  expect(html).toContain('<a href="https://register.example/" rel="noopener noreferrer">')
  expect(html).toContain('52 registers, one for each part of the country')
})

test('a country of the map leads to its row, and says how many; another is land alone', () => {
  const html = page()
  expect(html).toContain(
    '<a href="#country-DE" tabindex="-1"><title>Germany: 12 lawyers</title><path data-of="DE" d="M0,0l1 0 0 1z"></path></a>',
  )
  expect(html).not.toContain('#country-CN')
  expect(html).toContain('<path data-of="CN"')
  expect(page({ shown: 'laws' })).toContain('<title>France: 1,200 provisions of law</title>')
})

test('the legend says where each shade begins', () => {
  const html = page()
  expect(html).toContain('</svg>none</li>')
  expect(html).toContain('</svg>1 to 9</li>')
  expect(html).toContain('</svg>10 or more</li>')
})

test('the other map is a plain link, which keeps the language asked for', () => {
  expect(page()).toContain('href="/coverage?lang=en&amp;show=laws"')
  expect(page({ shown: 'laws' })).toMatch(/aria-current="page"[^>]*>Laws</)
})

test('what is claimed is what was counted, law of unions with it', () => {
  const html = page()
  for (const number of ['13', '4', '19', '1,620']) expect(html).toContain(`>${number}</dd>`)
  expect(html).toContain('the European Union (120 provisions)')
})

test('a row arrives as it was sent', () => {
  const url = 'https://register.example/'
  const germany = ['DE', 'Germany', 12, 300, 17, 'Bar of Germany', url, undefined] as const
  expect(unpackRow([...germany])).toEqual(coverage.rows[1])
  const states = ['US', 'United States', 0, 0, 0, undefined, undefined, 52] as const
  expect(unpackRow([...states])).toEqual(coverage.rows[3])
})
