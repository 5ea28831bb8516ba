import { BadgeCheck, CircleHelp } from 'lucide-react'
import { type ReactNode, use, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Card, Tag } from '../../../design/card.tsx'
import { Stars } from '../../../design/stars.tsx'
import { useToast } from '../../../design/toast.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { WithName } from '../../../i18n/with-name.tsx'
import { SPECIALTIES_SHOWN } from '../../../shared/lawyer-list.ts'
import type { Lawyer } from '../contract.ts'
import { ContactDialog, WebsiteLink } from './contact-dialog.tsx'
import { LawyerActions } from './lawyer-actions.ts'
import { monogram } from './monogram.ts'
import { ResponseTime } from './response-time.tsx'

type Props = {
  lawyer: Lawyer
  /** The area the list is about: it stands first among the lawyer's. */
  area?: string | undefined
}

/** One lawyer of a list: an `<li>`. */
export function LawyerCard({ lawyer, area }: Props) {
  const { t, formatList, formatLanguage } = useTranslation()
  const titleId = useId()
  const reachable = Boolean(lawyer.phone || lawyer.email)
  const actions = use(LawyerActions)(lawyer)
  return (
    <Card
      as="li"
      labelledBy={titleId}
      className="appear flex flex-col gap-4 print:break-inside-avoid"
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className="flex size-13 shrink-0 items-center justify-center rounded-card border border-line bg-brand-wash font-heading text-lg text-brand max-[22rem]:hidden"
        >
          {monogram(lawyer.name)}
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="break-words">
            <Link
              to={`/lawyer/${lawyer.slug}`}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              <bdi>{lawyer.name}</bdi>
            </Link>
            {lawyer.nameLocal ? (
              <span className="ms-2 text-base text-ink-soft">
                <bdi>{lawyer.nameLocal}</bdi>
              </span>
            ) : null}
          </h3>
          <p className="break-words text-ink-soft">
            <bdi>{lawyer.firm}</bdi> · <bdi>{lawyer.location}</bdi>
          </p>
          <Labels lawyer={lawyer} />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-3 sm:grid-cols-2">
        <Rating lawyer={lawyer} />
        <Verification lawyer={lawyer} />
        {lawyer.experience === null ? null : (
          <Fact name={t('lawyers.experience')}>
            {t('lawyers.years', { count: lawyer.experience })}
          </Fact>
        )}
        <Fact name={t('lawyers.languages')}>
          {formatList(lawyer.languages.map((code) => formatLanguage(code)))}
        </Fact>
        <Fact wide name={t('lawyers.specialties')}>
          <Specialties specializations={areaFirst(lawyer.specializations, area)} />
        </Fact>
        <Fact wide name={t('lawyers.fees')}>
          <Fees lawyer={lawyer} />
        </Fact>
      </div>
      {lawyer.why.length > 0 ? (
        <p className="text-sm text-ink-soft">
          <span className="font-semibold">{t('lawyers.whyListed')}:</span>{' '}
          {formatList(reasons(lawyer).map((code) => t(`lawyers.why.${code}`)))}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">
          <ResponseTime lawyer={lawyer} texts="lawyers.answers" />
        </p>
        {reachable || !lawyer.website ? null : <WebsiteLink website={lawyer.website} />}
        <ContactButton lawyer={lawyer} reachable={reachable} />
      </div>
      {actions}
    </Card>
  )
}

function ContactButton({ lawyer, reachable }: { lawyer: Lawyer; reachable: boolean }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const [open, setOpen] = useState(false)
  const contact = () => {
    if (reachable) return setOpen(true)
    const text = lawyer.website
      ? t('lawyers.visitWebsite', { website: lawyer.website })
      : t('lawyers.noContact')
    return showToast({ title: t('lawyers.contactInformation'), text })
  }
  return (
    <>
      <Button
        onClick={contact}
        aria-label={t('lawyers.contactName', { name: lawyer.name })}
        className="print:hidden"
      >
        {t('lawyers.contact')}
      </Button>
      {reachable ? (
        <ContactDialog lawyer={lawyer} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

function areaFirst(areas: readonly string[], area: string | undefined): string[] {
  return area && areas.includes(area)
    ? [area, ...areas.filter((other) => other !== area)]
    : [...areas]
}

/** Where a country is not divided its only region is the country. */
function reasons({ why, country, jurisdiction }: Lawyer): Lawyer['why'] {
  return why.map((code) => (code === 'region' && country === jurisdiction ? 'country' : code))
}

function Labels({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation()
  if (!lawyer.isSample && !lawyer.isPartner) return null
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {lawyer.isSample ? <Tag>{t('lawyers.sample')}</Tag> : null}
      {lawyer.isPartner ? <Tag>{t('lawyers.partner')}</Tag> : null}
    </p>
  )
}

/** `wide`: takes a whole line on a phone. */
function Fact({
  name,
  wide = false,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 ${wide ? 'col-span-full sm:col-span-1' : ''}`}>
      <p className="text-sm text-ink-soft">{name}</p>
      <div>{children}</div>
    </div>
  )
}

/** Stars and the number of reviews, or that there are none. */
export function Rating({ lawyer }: { lawyer: Pick<Lawyer, 'rating' | 'reviewCount'> }) {
  const { t, formatNumber } = useTranslation()
  const { rating, reviewCount: count } = lawyer
  if (rating === null || count === 0)
    return <p className="text-ink-soft">{t('lawyers.noReviews')}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Stars rating={rating} label={t('lawyers.rating', { rating: formatNumber(rating), count })} />
      <span aria-hidden className="tabular-nums">
        {formatNumber(rating)} · {t('lawyers.reviews', { count })}
      </span>
    </p>
  )
}

function Verification({ lawyer: { verified, officialRegister } }: { lawyer: Lawyer }) {
  const { t } = useTranslation()
  const Icon = verified ? BadgeCheck : CircleHelp
  return (
    <p
      className={`col-span-full flex items-start gap-2 ${verified ? 'text-sure' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        {t(verified ? 'lawyers.verified' : 'lawyers.notVerified')}
        {officialRegister ? (
          <a
            href={officialRegister.url}
            target="_blank"
            rel="noopener noreferrer"
            className="block w-fit py-2.5"
          >
            <WithName
              write={(body) => t('lawyers.checkRegister', { body })}
              name={officialRegister.body}
            />
          </a>
        ) : null}
      </span>
    </p>
  )
}

function Specialties({ specializations }: { specializations: string[] }) {
  const { t } = useTranslation()
  const more = specializations.length - SPECIALTIES_SHOWN
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {specializations.slice(0, SPECIALTIES_SHOWN).map((area) => (
        <li key={area}>
          <Tag>{t(`areas.${area}`, {}, area)}</Tag>
        </li>
      ))}
      {more > 0 ? (
        <li className="self-center text-sm text-ink-soft">
          <span aria-hidden>{t('lawyers.moreSpecialties', { count: more })}</span>
          <span className="sr-only">{t('lawyers.moreSpecialtiesLabel', { count: more })}</span>
        </li>
      ) : null}
    </ul>
  )
}

function Fees({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation()
  const facts = [
    ...(lawyer.freeConsultation ? [t('lawyers.freeConsultation')] : []),
    ...(lawyer.contingencyFee ? [t('lawyers.contingencyFee')] : []),
  ]
  if (facts.length === 0) return <p>{t('lawyers.noFeeFacts')}</p>
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
