import type { Translate } from '../../../../i18n/translate.ts'
import { type LanguageCode, textDirection } from '../../../../shared/languages.ts'
import type { ReceiptOnPage, Seller } from '../../contract.ts'
import type { PaymentMail } from '../payment-mail.ts'
import type { PaperFact, PaperText, ReceiptDocument } from './receipt-document.ts'

/** How the paper is worded: as the mail that carries it, in the language it was written in. */
export type PaperWording = Pick<PaymentMail, 'language' | 't' | 'day' | 'money'>

/** Puts a receipt or credit note together as a document, with what its page says and nothing else. */
export function composeReceipt(receipt: ReceiptOnPage, wording: PaperWording): ReceiptDocument {
  const { language, t } = wording
  return {
    language,
    direction: textDirection(language),
    paper: 'a4',
    title: t(receipt.kind === 'receipt' ? 'receipt.title' : 'receipt.creditNote'),
    demo: receipt.seller.isDemo ? t('papers.demo') : null,
    facts: paperFacts(receipt, wording),
    sellerTitle: t('receipt.seller'),
    sellerLines: [receipt.seller.name, ...receipt.seller.address].map((line) =>
      asWritten(line, language),
    ),
    sellerFacts: sellerFacts(receipt.seller, t, language),
    footer: t('site.name'),
    pageWords: t('brief.page'),
  }
}

function paperFacts(receipt: ReceiptOnPage, { language, t, day, money }: PaperWording) {
  const date = (moment: string) => day(new Date(moment))
  const { period, seller, kind } = receipt
  const fact = (name: string, value: PaperText, isTotal = false): PaperFact => ({
    label: t(`receipt.${name}`),
    value,
    isTotal,
  })
  const words = (text: string) => said(text, language)
  return [
    fact('number', latin(receipt.number)),
    fact('date', words(date(receipt.issuedAt))),
    ...(receipt.receiptNumber ? [fact('for', latin(receipt.receiptNumber))] : []),
    fact('buyer', latin(receipt.email)),
    fact(
      'what',
      words(t(`account.payments.types.${receipt.type}`, {}, receipt.description || receipt.type)),
    ),
    ...(period
      ? [
          fact(
            'access',
            words(t('receipt.period', { from: date(period.startsAt), to: date(period.endsAt) })),
          ),
        ]
      : []),
    ...(receipt.termsVersion ? [fact('terms', latin(receipt.termsVersion))] : []),
    ...(seller.vatText ? [fact('tax', asWritten(seller.vatText, language))] : []),
    fact(
      kind === 'receipt' ? 'total' : 'refunded',
      words(money(receipt.amount, receipt.currency)),
      true,
    ),
  ]
}

function sellerFacts(seller: Seller, t: Translate, language: LanguageCode): PaperFact[] {
  const facts = [
    { name: 'email', value: latin(seller.email) },
    { name: 'phone', value: seller.phone && latin(seller.phone) },
    { name: 'register', value: seller.register && asWritten(seller.register, language) },
    { name: 'vatId', value: seller.vatId && latin(seller.vatId) },
  ]
  return facts.flatMap(({ name, value }) =>
    value ? [{ label: t(`seller.${name}`), value, isTotal: false }] : [],
  )
}

const said = (text: string, lang: LanguageCode): PaperText => ({
  text,
  lang,
  dir: textDirection(lang),
})

/** Numbers with hyphens and addresses keep their order in a paper that runs from right to left. */
const latin = (text: string): PaperText => ({ text, lang: 'en', dir: 'ltr' })

const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The seller's own words, in whatever script. */
function asWritten(text: string, lang: LanguageCode): PaperText {
  const [letter] = /\p{L}/u.exec(text) ?? []
  if (letter === undefined) return said(text, lang)
  return RIGHT_TO_LEFT_LETTER.test(letter)
    ? { text, lang: 'ar', dir: 'rtl' }
    : { text, lang: textDirection(lang) === 'rtl' ? 'en' : lang, dir: 'ltr' }
}
