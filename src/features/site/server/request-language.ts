import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { chooseLanguage } from '../../../i18n/choose-language.ts'
import { readPlainCookie } from '../../../platform/http/plain-cookie.ts'
import type { LanguageCode } from '../../../shared/languages.ts'

/** The language a page is answered in. */
export function requestLanguage(request: Request, catalogue: Catalogue): LanguageCode {
  return chooseLanguage(
    {
      inAddress: new URL(request.url).searchParams.get('lang'),
      saved: readPlainCookie(request.headers.get('cookie'), 'preferred-language'),
      acceptLanguage: request.headers.get('accept-language'),
    },
    catalogue.languages,
  )
}
