import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { chooseLanguage } from '../../../i18n/choose-language.ts'
import { readPlainCookie } from '../../../platform/http/plain-cookie.ts'
import type { LanguageCode } from '../../../shared/languages.ts'

type Asked = { cookies: string | null; acceptLanguage: string | null; wanted: string | null }

/** The language of a page or call: as wished, else the saved one, else the browser's. */
export function languageAsked(
  { cookies, acceptLanguage, wanted }: Asked,
  { languages }: Pick<Catalogue, 'languages'>,
): LanguageCode {
  const saved = readPlainCookie(cookies, 'preferred-language')
  return chooseLanguage({ inAddress: wanted, saved, acceptLanguage }, languages)
}

/** The language a page is answered in. */
export function pageLanguage(
  request: Request,
  catalogue: Pick<Catalogue, 'languages'>,
): LanguageCode {
  return languageAsked(
    {
      wanted: new URL(request.url).searchParams.get('lang'),
      cookies: request.headers.get('cookie'),
      acceptLanguage: request.headers.get('accept-language'),
    },
    catalogue,
  )
}
