import { isLanguageCode, type LanguageCode } from '../../shared/languages.ts'

type Translate = (
  key: string,
  fillings?: Record<string, string | number>,
  defaultText?: string,
) => string

/** The texts of a language; the catalogue's own `translate` fits. */
export type MailWords = (language: LanguageCode) => Translate

/** What stands below every mail, in the mail's language. */
export type MailFooter = {
  /** Who sends it. */
  sentBy: string
  /** Why this person gets it. */
  why: string
  /** Leads to the page that stops such mails. */
  stop: string
}

/** @param kind of the mail: `mail.why.<kind>` says why, and `mail.why.other` where nothing fits */
export function mailFooter(words: MailWords, kind: string, language: string): MailFooter {
  const t = words(isLanguageCode(language) ? language : 'en')
  return {
    sentBy: t('mail.layout.sentBy'),
    why: t(`mail.why.${kind}`, {}, t('mail.why.other')),
    stop: t('mail.layout.stop'),
  }
}
