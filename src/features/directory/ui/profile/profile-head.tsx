import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Tag } from '../../../../design/card.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LawyerProfile } from '../../domain/lawyer-profile.ts'
import { monogram } from '../monogram.ts'

/** Where the page stands in the site. */
export function Breadcrumb({ name }: { name: string }) {
  const { t } = useTranslation()
  const arrow = <ChevronRight aria-hidden size={16} className="shrink-0 rtl:-scale-x-100" />
  const link = 'inline-flex min-h-11 items-center'
  return (
    <nav aria-label={t('profile.breadcrumb')} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <li>
          <Link to="/" className={link}>
            {t('profile.home')}
          </Link>
        </li>
        <li className="flex items-center gap-x-2">
          {arrow}
          <Link to="/search" className={link}>
            {t('search.title')}
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-x-2">
          {arrow}
          <span aria-current="page" className="wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
        </li>
      </ol>
    </nav>
  )
}

export function ProfileHead({ lawyer }: { lawyer: LawyerProfile }) {
  const { t } = useTranslation()
  return (
    <header className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className="flex size-16 shrink-0 items-center justify-center rounded-card border border-line bg-brand-wash font-heading text-xl text-brand max-[22rem]:hidden"
        >
          {monogram(lawyer.name)}
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h1 className="break-words">
            <bdi>{lawyer.name}</bdi>
          </h1>
          {lawyer.nameLocal ? (
            <p className="text-xl break-words text-ink-soft">
              <span className="sr-only">{t('profile.nativeName')}: </span>
              <bdi>{lawyer.nameLocal}</bdi>
            </p>
          ) : null}
          {lawyer.firm ? (
            <p className="text-lg font-semibold break-words">
              <bdi>{lawyer.firm}</bdi>
            </p>
          ) : null}
          <Whereabouts lawyer={lawyer} />
          <Labels lawyer={lawyer} />
        </div>
      </div>
      {lawyer.isSample ? (
        <Notice tone="amber" role="note">
          <p>{t('profile.sample')}</p>
        </Notice>
      ) : null}
    </header>
  )
}

/** City, region and country, as far as the record names them. */
function Whereabouts({ lawyer }: { lawyer: LawyerProfile }) {
  const city = [lawyer.location, lawyer.locationLocal].filter(Boolean)
  const parts = [...new Set([...city, ...lawyer.placeNames])]
  return (
    <p className="break-words text-ink-soft">
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 ? ' · ' : ''}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </p>
  )
}

function Labels({ lawyer }: { lawyer: LawyerProfile }) {
  const { t } = useTranslation()
  if (!lawyer.isSample && !lawyer.isPartner) return null
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {lawyer.isSample ? <Tag>{t('lawyers.sample')}</Tag> : null}
      {lawyer.isPartner ? <Tag>{t('lawyers.partner')}</Tag> : null}
    </p>
  )
}
