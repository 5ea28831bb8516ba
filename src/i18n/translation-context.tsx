import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type LanguageCode, textDirection } from '../shared/languages.ts'
import { createTranslate, type Messages, type Translate } from './translate.ts'

type Translation = {
  t: Translate
  language: LanguageCode
  direction: 'ltr' | 'rtl'
  /** Languages that can be chosen. */
  languages: readonly LanguageCode[]
  /** A day (YYYY-MM-DD) or moment, written out. */
  formatDate(date: string): string
  /** With the currency's code, because a bare dollar sign says too little to people outside the US. */
  formatMoney(cents: number, currency: string): string
  formatNumber(value: number): string
  formatPercent(share: number): string
  formatList(parts: readonly string[]): string
  /** The parts as a choice: this or that. */
  formatChoice(parts: readonly string[]): string
  /** A country's name; its code where the name is not known. */
  formatCountry(code: string): string
}

const TranslationContext = createContext<Translation | undefined>(undefined)

type Props = {
  language: LanguageCode
  messages: Messages
  languages: readonly LanguageCode[]
  children: ReactNode
}

export function TranslationProvider({ language, messages, languages, children }: Props) {
  const value = useMemo(
    () => keptTranslation(language, messages, languages),
    [language, messages, languages],
  )
  return <TranslationContext value={value}>{children}</TranslationContext>
}

/** @throws outside a TranslationProvider */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext)
  if (!translation) throw new Error('useTranslation must be used within a TranslationProvider')
  return translation
}

type Made = { language: LanguageCode; languages: readonly LanguageCode[]; value: Translation }

/** The server writes many pages from the same texts; formatters of dates and numbers are dear to make. */
const made = new WeakMap<Messages, Made>()

function keptTranslation(
  language: LanguageCode,
  messages: Messages,
  languages: readonly LanguageCode[],
): Translation {
  const known = made.get(messages)
  if (known?.language === language && known.languages === languages) return known.value
  const value = createTranslation(language, messages, languages)
  made.set(messages, { language, languages, value })
  return value
}

function createTranslation(
  language: LanguageCode,
  messages: Messages,
  languages: readonly LanguageCode[],
): Translation {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const amounts = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const t = createTranslate(language, messages)
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const choices = new Intl.ListFormat(language, { type: 'disjunction' })
  return {
    t,
    language,
    direction: textDirection(language),
    languages,
    formatDate: (date) => dates.format(new Date(date)),
    formatMoney: (cents, currency) =>
      t('checkout.price', {
        amount: amounts.format(cents / 100),
        currency: currency.toUpperCase(),
      }),
    formatNumber: (value) => numbers.format(value),
    formatPercent: (share) => percents.format(share),
    formatCountry: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    formatList: (parts) => lists.format(parts),
    formatChoice: (parts) => choices.format(parts),
  }
}
