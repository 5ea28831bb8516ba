import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { Marked } from '../../../law/ui.ts'
import type { LandingLaw, LandingPage, LawLink } from '../../domain/landing/landing-page.ts'

/** Law people of the place meet: whose it is, in plain words, and when it was checked. */
export function LawList({ page }: { page: LandingPage }) {
  const { t } = useTranslation()
  const { laws, moreLaws, here, country } = page
  if (laws.length === 0) return null
  return (
    <section aria-labelledby="laws" className="flex flex-col gap-4">
      <h2 id="laws">{t('landing.laws.title', { place: here })}</h2>
      <p className="measure text-ink-soft">{t('landing.laws.text')}</p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {laws.map((law) => (
          <Law key={law.id} law={law} />
        ))}
      </ul>
      <MoreLaws laws={moreLaws} />
      <p>
        <a
          href={`/coverage?show=laws#country-${country}`}
          className="inline-flex min-h-11 items-center"
        >
          {t('landing.laws.coverage')}
        </a>
      </p>
    </section>
  )
}

function Law({ law }: { law: LandingLaw }) {
  const { t, formatDate } = useTranslation()
  return (
    <li className="flex flex-col gap-1 py-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{law.place}</p>
      <h3 className="text-lg">
        <a href={`/law/${law.id}`} className="inline-flex min-h-11 items-center">
          <span>
            <Marked {...law.heading} />
          </span>
        </a>
      </h3>
      <p className="font-semibold">
        <bdi>{law.statute}</bdi>
      </p>
      <p className="measure">
        <Marked {...law.summary} />
      </p>
      <p className="text-sm text-ink-soft">
        {law.checkedOn
          ? t('landing.laws.checked', { date: formatDate(law.checkedOn) })
          : t('law.checked.unchecked')}
      </p>
    </li>
  )
}

function MoreLaws({ laws }: { laws: readonly LawLink[] }) {
  const { t, formatNumber } = useTranslation()
  const count = laws.length
  if (count === 0) return null
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-brand">
        {t('landing.laws.more', { count, number: formatNumber(count) })}
      </summary>
      <ul className="flex flex-col">
        {laws.map((law) => (
          <li key={law.id} className="wrap-anywhere">
            <a href={`/law/${law.id}`} className="inline-flex min-h-11 items-center">
              <span>
                <bdi>{law.statute}</bdi>: <Marked {...law.heading} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
