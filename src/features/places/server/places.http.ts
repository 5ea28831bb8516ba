import { createRoute, z } from '@hono/zod-openapi'
import { type Api, sendError } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts'
import { findCountry, type Places, placeName, regionsOf } from '../server.ts'

const regionsSchema = z
  .array(z.object({ code: z.string(), name: z.string() }))
  .meta({ id: 'Regions' })

const regionsRoute = createRoute({
  method: 'get',
  path: '/api/regions',
  request: { query: z.object({ country: z.string(), lang: z.string().optional() }) },
  responses: {
    200: jsonAnswer(regionsSchema, 'The sub-regions offered, by name'),
    ...errorAnswers(400),
  },
})

export function registerPlaceRoutes(api: Api, places: Places): void {
  api.openapi(regionsRoute, (c) => {
    const { country: code, lang } = c.req.valid('query')
    const country = findCountry(places, code.toUpperCase())
    if (!country)
      return sendError(c, 400, 'unknown_country', 'country: not a known country', {
        country: 'unknown',
      }) as never
    const language: LanguageCode = isLanguageCode(lang) ? lang : 'en'
    const collator = new Intl.Collator(language)
    const regions = regionsOf(places, country.code)
      .map((region) => ({
        code: region.code,
        name: placeName(places, country.code, region.code, language),
      }))
      .sort((a, b) => collator.compare(a.name, b.name))
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(regions, 200)
  })
}
