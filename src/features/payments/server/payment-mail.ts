import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isolateNumber } from '../../../shared/isolate-text.ts'
import { isLanguageCode, type LanguageCode, textDirection } from '../../../shared/languages.ts'

/** What the mails about a payment are made with. */
export type PaymentMail = {
  language: LanguageCode
  t: Translate
  /** Where links lead, without a slash at the end. */
  site: string
  day(moment: Date): string
  /** Day and time, in UTC. */
  moment(moment: Date): string
  money(cents: number, currency: string): string
  /** A number with a hyphen, which keeps its order in a text that runs from right to left. */
  number(number: string): string
}

export function paymentMail(
  { publicUrl, port }: Runtime['config'],
  catalogue: Catalogue,
  wanted: string,
): PaymentMail {
  const language =
    isLanguageCode(wanted) && catalogue.languages.includes(wanted) ? wanted : ('en' as const)
  const t = catalogue.translate(language)
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const moments = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  const amounts = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return {
    language,
    t,
    site: publicUrl ?? `http://localhost:${port}`,
    day: (moment) => days.format(moment),
    moment: (moment) => moments.format(moment),
    number: (number) => (textDirection(language) === 'rtl' ? isolateNumber(number) : number),
    money: (cents, currency) =>
      t('checkout.price', {
        amount: amounts.format(cents / 100),
        currency: currency.toUpperCase(),
      }),
  }
}
