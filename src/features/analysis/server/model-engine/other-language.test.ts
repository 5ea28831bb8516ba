import { expect, it } from 'vitest'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { isInOtherLanguage } from './other-language.ts'

const SENTENCES = {
  en: 'Keep every letter and every receipt that you have.',
  es: 'Guarde el contrato y los recibos de pago.',
  fr: 'Conservez toutes les preuves écrites de la location.',
  de: 'Bewahren Sie alle Briefe und Quittungen auf.',
  it: 'Conservi tutte le ricevute del pagamento.',
  pt: 'Guarde o contrato e não assine nada sem ler.',
  ru: 'Храните все письма и квитанции.',
  zh: '请保留所有信件和收据。',
  ja: 'すべての手紙と領収書を保管してください。',
  ar: 'احتفظ بجميع الرسائل والإيصالات.',
  hi: 'सभी पत्र और रसीदें संभालकर रखें।',
  ko: '모든 편지와 영수증을 보관하세요.',
  nl: 'Bewaar alle brieven en betalingsbewijzen goed.',
  fi: 'Säilytä kaikki kirjeet ja kuitit.',
} satisfies Partial<Record<LanguageCode, string>>
const CODES = Object.keys(SENTENCES) as (keyof typeof SENTENCES)[]

it.each(CODES)('a sentence in %s is known as its own', (language) => {
  expect(isInOtherLanguage(SENTENCES[language], language)).toBe(false)
})

it('sentences of other languages are told, close relatives aside', () => {
  const missed = CODES.flatMap((asked) =>
    CODES.filter((written) => written !== asked)
      .filter((written) => !isInOtherLanguage(SENTENCES[written], asked))
      .map((written) => [asked, written].sort().join('-')),
  )
  expect([...new Set(missed)].filter((pair) => pair !== 'es-pt' && pair !== 'it-pt')).toEqual([])
})
