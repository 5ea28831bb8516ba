import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type LanguageCode, textDirection } from '../shared/languages.ts'
import type { Formats } from './formats.ts'
import { createTranslate, type Messages, type Translate } from './translate.ts'
import { usePageFormats } from './written-formats.tsx'

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
  /** A count of days, weeks, months or years, with its unit. */
  formatUnit(count: number, unit: string): string
  /** A country's name; its code where the name is not known. */
  formatCountry(code: string): string
  /** A language's name; its code where the name is not known. */
  formatLanguage(code: string): string
}

const TranslationContext = createContext<Translation | undefined>(undefined)

type Props = {
  language: LanguageCode
  messages: Messages
  languages: readonly LanguageCode[]
  children: ReactNode
}

export function TranslationProvider({ language, messages, languages, children }: Props) {
  const formats = usePageFormats(language)
  const value = useMemo(
    () => createTranslation(formats, { language, messages, languages }),
    [formats, language, messages, languages],
  )
  return <TranslationContext value={value}>{children}</TranslationContext>
}

/** @throws outside a TranslationProvider */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext)
  if (!translation) throw new Error('useTranslation must be used within a TranslationProvider')
  return translation
}

function createTranslation(
  formats: Formats,
  { language, messages, languages }: Omit<Props, 'children'>,
): Translation {
  const t = createTranslate(language, messages, { plural: formats.plural })
  return {
    t,
    language,
    direction: textDirection(language),
    languages,
    formatDate: formats.date,
    formatMoney: (cents, currency) =>
      t('checkout.price', {
        amount: formats.amount(cents),
        currency: currency.toUpperCase(),
      }),
    formatNumber: formats.number,
    formatPercent: formats.percent,
    formatList: formats.list,
    formatChoice: formats.choice,
    formatUnit: formats.unit,
    formatCountry: formats.country,
    formatLanguage: formats.language,
  }
}
