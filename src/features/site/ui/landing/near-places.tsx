import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LandingPage } from '../../domain/landing/landing-page.ts'
import { LandingLinks } from './landing-links.tsx'

/** Cities of the place with lawyers, its regions or those beside it. */
export function NearPlaces({ page }: { page: LandingPage }) {
  const { t } = useTranslation()
  const { regions, cities } = page
  if (regions.length === 0 && cities.length === 0) return null
  return (
    <section aria-labelledby="near" className="flex flex-col gap-4">
      <h2 id="near">{t('landing.near.title')}</h2>
      {cities.length > 0 ? (
        <>
          <h3 className="text-lg">{t('landing.near.cities')}</h3>
          <LandingLinks links={cities} />
        </>
      ) : null}
      {regions.length > 0 ? (
        <>
          <h3 className="text-lg">{t('landing.near.regions')}</h3>
          <LandingLinks links={regions} />
        </>
      ) : null}
    </section>
  )
}
