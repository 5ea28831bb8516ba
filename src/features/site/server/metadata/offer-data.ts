import type { WebApplication, WithContext } from 'schema-dts'
import type { Translate } from '../../../../i18n/translate.ts'
import { PLANS } from '../../../payments/server.ts'

type Rated = { rating: number; reviews: number }

/**
 * What can be had here and for how much, as schema.org's `WebApplication` with its `Offer`s.
 * @param rated counted from the directory, and only in the demo: stars about ourselves are not allowed (decision 36)
 */
export function offerData(
  origin: string,
  t: Translate,
  rated: Rated | undefined,
): WithContext<WebApplication> {
  const { free, unlimited } = PLANS
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    '@id': `${origin}/#application`,
    name: t('site.name'),
    url: `${origin}/`,
    description: t('home.metaDescription'),
    applicationCategory: 'ReferenceApplication',
    operatingSystem: 'Any',
    provider: { '@id': `${origin}/#organization` },
    offers: [unlimited, free].map(({ priceCents, currency }) => ({
      '@type': 'Offer' as const,
      price: priceIn(priceCents),
      priceCurrency: currency.toUpperCase(),
      url: `${origin}/pricing`,
    })),
    ...(rated && rated.reviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rated.rating,
            reviewCount: rated.reviews,
            bestRating: 5,
          },
        }
      : {}),
  }
}

/** 999 -> 9.99, and 0 without decimals. */
const priceIn = (cents: number) => (cents === 0 ? '0' : (cents / 100).toFixed(2))
