import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { Marked } from '../../../law/ui.ts'
import type { LandingOffice, LandingOffices } from '../../domain/landing/landing-page.ts'

/** Who keeps the register of lawyers there, and who helps those who cannot pay. */
export function PlaceOffices({ offices }: { offices: LandingOffices }) {
  const { t } = useTranslation()
  const { register, bar, legalAid } = offices
  if (!register && !bar && !legalAid) return null
  const isUntried = [register, bar, legalAid].some((one) => one?.url && !one.linkOpened)
  return (
    <section aria-labelledby="offices" className="flex flex-col gap-4">
      <h2 id="offices" className="text-xl">
        {t('landing.offices.title')}
      </h2>
      <dl className="flex flex-col gap-4">
        {legalAid ? (
          <Office name={t('landing.offices.legalAid')} office={legalAid}>
            {t('landing.offices.legalAidText')}
          </Office>
        ) : null}
        {register ? (
          <Office name={t('landing.offices.register', { place: register.place })} office={register}>
            {t('landing.offices.profession')}: <Marked {...register.profession} />
          </Office>
        ) : null}
        {bar ? <Office name={t('landing.offices.bar')} office={bar} /> : null}
      </dl>
      {isUntried ? <p className="text-sm text-ink-soft">{t('landing.offices.notOpened')}</p> : null}
    </section>
  )
}

type OfficeProps = { name: string; office: LandingOffice; children?: ReactNode }

function Office({ name, office, children }: OfficeProps) {
  const { t } = useTranslation()
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="wrap-anywhere">
        {office.url ? (
          <a
            href={office.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center"
          >
            <bdi>{office.name}</bdi>
            <span className="sr-only"> ({t('results.newWindow')})</span>
          </a>
        ) : (
          <bdi>{office.name}</bdi>
        )}
      </dd>
      {children ? <dd className="text-sm text-ink-soft">{children}</dd> : null}
    </div>
  )
}
