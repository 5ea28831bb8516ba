import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { ApiContext } from '../../../platform/http/api.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { languageAsked } from './page-language.ts'

/** The language of who calls: as wished, else the saved one, else the browser's. */
export function callLanguage(
  c: ApiContext,
  catalogue: Pick<Catalogue, 'languages'>,
  wanted?: string,
): LanguageCode {
  return languageAsked(
    {
      wanted: wanted ?? null,
      cookies: c.req.header('cookie') ?? null,
      acceptLanguage: c.req.header('accept-language') ?? null,
    },
    catalogue,
  )
}
