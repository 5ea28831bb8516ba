import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LandingPage } from '../../domain/landing/landing-page.ts'

/** The way from all places to this one. */
export function LandingTrail({ trail }: Pick<LandingPage, 'trail'>) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('profile.breadcrumb')} className="text-sm">
      <ol className="flex flex-wrap items-center">
        {trail.map(({ name, path }, at) => (
          <li key={path} className="flex items-center">
            {at > 0 ? (
              <span aria-hidden className="px-2 text-ink-soft">
                /
              </span>
            ) : null}
            {at === trail.length - 1 ? (
              <span aria-current="page" className="text-ink-soft">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <a href={path} className="inline-flex min-h-11 min-w-11 items-center">
                <bdi>{name}</bdi>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
