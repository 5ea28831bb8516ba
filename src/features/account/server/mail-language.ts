import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { User } from './users.repo.ts'

/** The language a person chose for mails, else the other one; English where that is not offered. */
export function mailLanguage(
  user: Pick<User, 'preferredLanguage'> | undefined,
  otherwise: string,
  { languages }: Pick<Catalogue, 'languages'>,
): LanguageCode {
  const offered = (wanted: string | null | undefined) =>
    languages.find((language) => language === wanted)
  return offered(user?.preferredLanguage) ?? offered(otherwise) ?? 'en'
}
