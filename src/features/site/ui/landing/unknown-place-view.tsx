import { ButtonLink } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'

type Props = { unknown: string; near: readonly { name: string; path: string }[] }

/** Nothing is known by this name: what is spelt nearly so, and the ways on. */
export function UnknownPlaceView({ unknown, near }: Props) {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col items-start gap-4 py-16">
      <h1>{t('notFound.title')}</h1>
      <p className="text-lg wrap-anywhere">
        {t('landing.unknown.text')} <bdi>{`“${unknown.slice(0, 80)}”`}</bdi>
      </p>
      {near.length > 0 ? (
        <>
          <h2 className="text-xl">{t('landing.unknown.near')}</h2>
          <ul>
            {near.map(({ name, path }) => (
              <li key={path}>
                <a href={path} className="inline-flex min-h-11 items-center">
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/lawyers">{t('landing.unknown.all')}</ButtonLink>
        <ButtonLink to="/" look="secondary">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
