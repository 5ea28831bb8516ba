import { BadgeCheck } from 'lucide-react'
import { useId } from 'react'
import { Card, Tag } from '../../../../design/card.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { WithName } from '../../../../i18n/with-name.tsx'
import type {
  FeaturedGroup,
  FeaturedLawyer,
  LandingPage,
} from '../../domain/landing/landing-page.ts'

/** The first lawyers of the place; where it has few, those of the next wider place under a heading that says so. */
export function FeaturedLawyers({ page }: { page: LandingPage }) {
  const { t } = useTranslation()
  const { featured, here } = page
  const nobodyHere = featured.every(({ wider }) => wider)
  return (
    <section aria-labelledby="lawyers" className="flex flex-col gap-4">
      <h2 id="lawyers">{t('landing.lawyers.title', { place: here })}</h2>
      {nobodyHere ? <NobodyHere page={page} /> : null}
      {featured.map((group) => (
        <Group key={group.place} group={group} />
      ))}
      {featured.length > 0 ? (
        <p className="flex flex-wrap gap-x-6">
          <a href={page.searchPath} className="inline-flex min-h-11 items-center">
            {t('landing.lawyers.all')}
          </a>
          <a href="/how-results-are-ordered" className="inline-flex min-h-11 items-center">
            {t('landing.lawyers.order')}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function Group({ group }: { group: FeaturedGroup }) {
  const { t } = useTranslation()
  return (
    <>
      {group.wider ? (
        <h3 className="mt-2 text-lg">{t('landing.lawyers.wider', { place: group.place })}</h3>
      ) : null}
      <ul className="grid gap-4 sm:grid-cols-2">
        {group.lawyers.map((lawyer) => (
          <LawyerSlip key={lawyer.slug} lawyer={lawyer} below={group.wider} />
        ))}
      </ul>
    </>
  )
}

/** Says openly that nobody is listed, and who can name a lawyer there. */
function NobodyHere({ page: { here: place, area, offices } }: { page: LandingPage }) {
  const { t } = useTranslation()
  const [office] = [offices.register, offices.bar].filter((one) => one?.url)
  const title = area
    ? t('landing.lawyers.noneArea', { area: t(`areas.${area}`), place })
    : t('landing.lawyers.none', { place })
  return (
    <Notice title={title} className="flex-col">
      <p>{t('landing.lawyers.noneText')}</p>
      {office?.url ? (
        <p>
          <a
            href={office.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            <span>
              <WithName write={(body) => t('lawyers.checkRegister', { body })} name={office.name} />{' '}
              <span className="sr-only">({t('results.newWindow')})</span>
            </span>
          </a>
        </p>
      ) : null}
    </Notice>
  )
}

function LawyerSlip({ lawyer, below }: { lawyer: FeaturedLawyer; below: boolean }) {
  const { t, formatLanguage, formatList } = useTranslation()
  const titleId = useId()
  const Title = below ? 'h4' : 'h3'
  const facts = [
    ...(lawyer.experience === null ? [] : [t('lawyers.years', { count: lawyer.experience })]),
    ...(lawyer.freeConsultation ? [t('lawyers.freeConsultation')] : []),
  ]
  return (
    <Card as="li" labelledBy={titleId} className="flex flex-col gap-2">
      <Title id={titleId} className="font-heading text-lg">
        <a href={`/lawyer/${lawyer.slug}`} className="inline-flex min-h-11 items-center">
          <bdi className="wrap-anywhere">{lawyer.name}</bdi>
        </a>
        {lawyer.nameLocal ? (
          <span className="ms-2 text-base font-normal text-ink-soft">
            <bdi>{lawyer.nameLocal}</bdi>
          </span>
        ) : null}
      </Title>
      <p className="text-ink-soft wrap-anywhere">
        <bdi>{lawyer.firm}</bdi> · <bdi>{lawyer.location}</bdi>
      </p>
      {lawyer.isSample || lawyer.isPartner ? (
        <p className="flex flex-wrap gap-1.5">
          {lawyer.isSample ? <Tag>{t('lawyers.sample')}</Tag> : null}
          {lawyer.isPartner ? <Tag>{t('lawyers.partner')}</Tag> : null}
        </p>
      ) : null}
      <p>{formatList(lawyer.areas.map((area) => t(`areas.${area}`, {}, area)))}</p>
      {lawyer.languages.length > 0 ? (
        <p className="text-sm">
          <span className="text-ink-soft">{t('lawyers.languages')}:</span>{' '}
          {formatList(lawyer.languages.map((code) => formatLanguage(code)))}
        </p>
      ) : null}
      {facts.length > 0 ? <p className="text-sm">{facts.join(' · ')}</p> : null}
      <p
        className={`mt-auto flex items-start gap-2 border-t border-line pt-2 text-sm ${lawyer.verified ? 'text-sure' : 'text-ink-soft'}`}
      >
        {lawyer.verified ? <BadgeCheck aria-hidden size={18} className="mt-0.5 shrink-0" /> : null}
        {t(lawyer.verified ? 'lawyers.verified' : 'lawyers.notVerified')}
      </p>
    </Card>
  )
}
