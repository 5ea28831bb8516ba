import { z } from 'zod'
import { countryCode, jurisdictionCode, localisedText, slug } from '../../shared/knowledge-text.ts'

export const regionSchema = z.strictObject({
  code: jurisdictionCode.meta({ description: 'ISO 3166-2, e.g. US-CA' }),
  slug,
  names: localisedText(80),
  inherits: z
    .array(jurisdictionCode)
    .default([])
    .meta({ description: 'Further law files that apply here, e.g. GB-ENG inherits GB-EAW' }),
  cities: z.array(z.string().min(1).max(80)).default([]),
})

export const countrySchema = z.strictObject({
  code: countryCode,
  slug,
  level: z
    .enum([
      'none',
      'state',
      'province',
      'region',
      'land',
      'canton',
      'nation',
      'emirate',
      'prefecture',
      'city',
      'county',
      'district',
      'department',
    ])
    .meta({
      description: 'What its offered sub-regions are called; none: the country is not divided here',
    }),
  unions: z
    .array(countryCode)
    .default([])
    .meta({ description: 'Unions whose law applies, e.g. EU' }),
  language: z.string().length(2).meta({ description: 'Main language, ISO 639-1' }),
  regions: z.array(regionSchema).default([]),
  cities: z.array(z.string().min(1).max(80)).default([]),
})

/** `knowledge/places.yaml`: the countries offered. Names of countries come from i18n-iso-countries. */
export const placesFileSchema = z.strictObject({ countries: z.array(countrySchema).min(1) })

export type Country = z.infer<typeof countrySchema>
export type Region = z.infer<typeof regionSchema>
export type Places = z.infer<typeof placesFileSchema>
