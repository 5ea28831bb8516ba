import { Link } from 'react-router'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { SearchLink } from '../../domain/search/search-page.ts'
import { SearchLinks } from './understood-chips.tsx'

type Props = {
  near: readonly SearchLink[]
  /** The place asked for, in words. */
  place: string | undefined
  /** Whether anything was made of the words. */
  understood: boolean
}

/** Nobody fits: searches near this one, and how to say it otherwise. */
export function NothingFound({ near, place, understood }: Props) {
  const { t } = useTranslation()
  return (
    <Notice role="status" title={place ? t('lawyers.noneFound', { place }) : t('search.none')}>
      {near.length > 0 ? (
        <>
          <p className="mt-2">{t('search.nearTitle')}</p>
          <SearchLinks links={near} kind="near" />
        </>
      ) : null}
      {near.length === 0 || !understood ? (
        <div className="measure mt-2 flex flex-col gap-1">
          <p>{t('search.howToSay')}</p>
          <ul className="list-disc ps-6">
            {['name', 'area', 'story'].map((way) => (
              <li key={way}>{t(`search.ways.${way}`)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Link to="/" className="mt-1 inline-flex min-h-11 items-center">
        {t('search.describe')}
      </Link>
    </Notice>
  )
}
