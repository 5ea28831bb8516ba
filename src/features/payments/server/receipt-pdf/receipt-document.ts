import type { LanguageCode } from '../../../../shared/languages.ts'

/** A text with what a page needs to show it right, whatever stands around it. */
export type PaperText = { text: string; lang: LanguageCode; dir: 'ltr' | 'rtl' }

export type PaperFact = { label: string; value: PaperText; isTotal: boolean }

/** Everything that `receipt.typ` needs, all words chosen. */
export type ReceiptDocument = {
  language: LanguageCode
  direction: 'ltr' | 'rtl'
  paper: 'a4'
  title: string
  /** Says that it was made for trying out; null where it is real. */
  demo: string | null
  facts: PaperFact[]
  sellerTitle: string
  /** Name and address, a line each. */
  sellerLines: PaperText[]
  sellerFacts: PaperFact[]
  /** On every page. */
  footer: string
  /** With `{page}` and `{pages}`. */
  pageWords: string
}
