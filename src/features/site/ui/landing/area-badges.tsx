import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LandingPage } from '../../domain/landing/landing-page.ts'
import { LandingLinks } from './landing-links.tsx'

/** The twelve areas with a badge, then the other four. */
export function AreaBadges({ page }: { page: LandingPage }) {
  const { t } = useTranslation()
  const current = [...page.badges, ...page.otherAreas].find(({ area }) => area === page.area)
  return (
    <section aria-labelledby="areas" className="flex flex-col gap-4">
      <h2 id="areas">{t('landing.areas.title', { place: page.here })}</h2>
      <LandingLinks links={page.badges} current={current?.path} />
      <h3 className="text-lg">{t('landing.areas.more')}</h3>
      <LandingLinks links={page.otherAreas} current={current?.path} />
    </section>
  )
}
