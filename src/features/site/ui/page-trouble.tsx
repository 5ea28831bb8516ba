import { useLocation } from 'react-router'
import { ButtonLink, buttonLook } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'

/** The address leads nowhere. */
export function NoSuchPage() {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col items-start gap-4 py-16">
      <h1>{t('notFound.title')}</h1>
      <p className="text-lg">{t('notFound.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
        <ButtonLink to="/search" look="secondary">
          {t('notFound.directory')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The page could not be made. `passes`: it can be, a few seconds from now. */
export function PageTrouble({ passes }: { passes: boolean }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const what = passes ? 'busy' : 'crash'
  return (
    <div className="column flex flex-col items-start gap-4 py-16">
      <h1>{t(`trouble.${what}Title`)}</h1>
      <p className="measure text-lg" role="alert">
        {t(`trouble.${what}Text`)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {/* Not the router's link, which would ask for nothing: this is where one is. */}
        <a href={`${pathname}${search}`} className={buttonLook('primary')}>
          {t('trouble.reload')}
        </a>
        <ButtonLink to="/" look="secondary">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
