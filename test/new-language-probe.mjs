// Runs in a copy of the sources that has one more language, and says what becomes of it.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { findStartingDay } from '../src/features/analysis/domain/dates/find-starting-day.ts'
import { loadGlossary } from '../src/features/glossary/server.ts'
import { countryName } from '../src/features/places/server.ts'
import { makeWordBook } from '../src/features/site/domain/search/word-book.ts'
import { LanguageList } from '../src/features/site/ui/language-list.tsx'
import { loadCatalogue } from '../src/i18n/catalogue.server.ts'
import { chooseLanguage } from '../src/i18n/choose-language.ts'
import { languageOfTimeZone } from '../src/i18n/time-zone-language.ts'
import { TranslationProvider, useTranslation } from '../src/i18n/translation-context.tsx'
import { isLanguageCode, LANGUAGE_CODES, textDirection } from '../src/shared/languages.ts'
import { pageTags } from '../src/shared/page-tags.ts'

const [code = ''] = process.argv.slice(2)
if (!isLanguageCode(code)) throw new Error(`${code} is not offered`)
const catalogue = loadCatalogue('public/translations')
const { languages } = catalogue
const language = chooseLanguage(
  { inAddress: null, saved: undefined, acceptLanguage: `${code}-XX,en;q=0.5` },
  languages,
)
const shared = {
  siteName: '',
  url: 'https://example.org/pricing',
  language,
  namesLanguage: true,
  languages,
  kind: 'website',
  picture: '',
}
const glossary = loadGlossary('knowledge')
const date = { today: '2026-11-21', country: 'SE', from: 'notice-received', language }
makeWordBook([])

const written = (element) => {
  const reader = { language, languages, messages: catalogue.messages(language) }
  const page = createElement(TranslationProvider, reader, element)
  return renderToStaticMarkup(createElement(MemoryRouter, null, page))
}

function Formats() {
  const { formatDate, formatMoney, formatList } = useTranslation()
  return [formatDate('2026-11-21'), formatMoney(999, 'usd'), formatList(['a', 'b'])].join(' | ')
}

process.stdout.write(
  JSON.stringify({
    codes: LANGUAGE_CODES,
    offered: languages,
    chosen: language,
    direction: textDirection(language),
    own: catalogue.translate(language)('nav.faq'),
    missing: catalogue.translate(language)('nav.pricing'),
    list: written(createElement(LanguageList)),
    formats: written(createElement(Formats)),
    tags: pageTags({ title: 'x', shared }),
    country: countryName('SE', language),
    ofItsTimeZone: languageOfTimeZone('Europe/Stockholm') ?? null,
    terms: glossary.list(language).flatMap((group) => group.terms).length,
    englishTerms: glossary.list('en').flatMap((group) => group.terms).length,
    marked: glossary.words(language).terms.length,
    day: findStartingDay('Jag fick brevet i tisdags.', date)?.day ?? null,
  }),
)
