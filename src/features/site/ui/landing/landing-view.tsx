import { buttonLook } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LandingPage } from '../../domain/landing/landing-page.ts'
import { AreaBadges } from './area-badges.tsx'
import { CaseFormSection } from './case-form-section.tsx'
import { DeadlineList } from './deadline-list.tsx'
import { FeaturedLawyers } from './featured-lawyers.tsx'
import { LandingTrail } from './landing-trail.tsx'
import { LawList } from './law-list.tsx'
import { NearPlaces } from './near-places.tsx'
import { PlaceOffices } from './place-offices.tsx'
import { WhyChoose } from './why-choose.tsx'

type Props = {
  page: LandingPage
  /** What was sent without the form's script: it goes back into the form. */
  typed: string | undefined
}

/** A page about one place, and one area of law if it names one: what we hold of nothing is not on it. */
export function LandingView({ page, typed }: Props) {
  return (
    <div className="wide-column flex flex-col gap-14 pt-6">
      <Head page={page} />
      <div className="grid gap-x-12 gap-y-14 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-14">
          <DeadlineList deadlines={page.deadlines} here={page.here} />
          <FeaturedLawyers page={page} />
          <LawList page={page} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <PlaceOffices offices={page.offices} />
          <WhyChoose />
        </div>
      </div>
      <AreaBadges page={page} />
      <CaseFormSection form={page.form} typed={typed} />
      <NearPlaces page={page} />
    </div>
  )
}

function Head({ page }: { page: LandingPage }) {
  const { t, formatNumber } = useTranslation()
  const { place, area, counts } = page
  const count = (key: 'lawyers' | 'laws') =>
    t(`landing.hero.${key}`, { count: counts[key], number: formatNumber(counts[key]) })
  return (
    <header className="flex flex-col items-start gap-4">
      <LandingTrail trail={page.trail} />
      <h1>
        {area
          ? t('landing.hero.titleArea', { area: t(`areas.${area}`), place })
          : t('landing.hero.title', { place })}
      </h1>
      <p className="measure text-lg text-ink-soft">{t('landing.hero.text', { place })}</p>
      <ul className="flex flex-wrap gap-x-6 font-semibold tabular-nums">
        {counts.lawyers > 0 ? <li>{count('lawyers')}</li> : null}
        {counts.laws > 0 ? <li>{count('laws')}</li> : null}
      </ul>
      <p className="flex flex-wrap gap-3">
        <a href="#case-form" className={buttonLook('primary', 'large')}>
          {t('landing.hero.describe')}
        </a>
        {page.featured.length > 0 ? (
          <a href={page.searchPath} className={buttonLook('secondary', 'large')}>
            {t('landing.hero.search')}
          </a>
        ) : null}
      </p>
    </header>
  )
}
