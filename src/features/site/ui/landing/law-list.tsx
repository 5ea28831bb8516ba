import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { Marked } from '../../../law/ui.ts'
import type { LandingLaw } from '../../domain/landing/landing-page.ts'

type Props = { laws: readonly LandingLaw[]; place: string; country: string }

/** Law people of the place meet: whose it is, in plain words, and when it was checked. */
export function LawList({ laws, place, country }: Props) {
  const { t } = useTranslation()
  if (laws.length === 0) return null
  return (
    <section aria-labelledby="laws" className="flex flex-col gap-4">
      <h2 id="laws">{t('landing.laws.title', { place })}</h2>
      <p className="measure text-ink-soft">{t('landing.laws.text')}</p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {laws.map((law) => (
          <Law key={law.id} law={law} />
        ))}
      </ul>
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
