import { Link } from 'react-router'
import { ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { BADGE_AREAS } from '../../../../shared/legal-areas.ts'

export type DirectoryCounts = {
  lawyers: number
  countries: number
  jurisdictions: number
  reviews: number
  rating: number
}

type Props = { counts: DirectoryCounts; priceCents: number; contactEmail: string | undefined }

const NEXT_STEPS = ['contact', 'consultation', 'representation'] as const
const HOW_STEPS = ['describe', 'see', 'choose'] as const
const FEATURES = ['real', 'deadlines', 'lawyers', 'private'] as const
const QUESTIONS = ['advice', 'sources', 'price', 'privacy', 'ranking'] as const

/** Everything below the question: how it works, what comes next, facts about the site. */
export function HomeSections({ counts, priceCents, contactEmail }: Props) {
  const { t, formatMoney } = useTranslation()
  const price = formatMoney(priceCents, 'usd')
  return (
    <div className="column flex flex-col gap-16 pt-16">
      <section id="how-it-works" aria-labelledby="how-title">
        <h2 id="how-title">{t('home.how.title')}</h2>
        <ol className="mt-5 flex flex-col gap-5">
          {HOW_STEPS.map((step, at) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
              <span aria-hidden className="font-heading text-2xl text-brand">
                {at + 1}
              </span>
              <div>
                <h3>{t(`home.how.${step}.title`)}</h3>
                <p className="measure text-ink-soft">{t(`home.how.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <Link to="/how-it-works" className="mt-3 inline-flex min-h-11 items-center">
          {t('nav.howPage')}
        </Link>
      </section>
      <section aria-labelledby="next-title">
        <h2 id="next-title">{t('home.next.title')}</h2>
        <ol className="mt-5 grid gap-4 sm:grid-cols-3">
          {NEXT_STEPS.map((step, at) => (
            <Card key={step} as="li">
              <h3>{t('steps.numbered', { number: at + 1, name: t(`home.next.${step}.title`) })}</h3>
              <p className="mt-1 text-ink-soft">{t(`home.next.${step}.text`)}</p>
            </Card>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <ButtonLink to="/pricing" look="secondary">
            {t('home.choosePlan')}
          </ButtonLink>
          <p className="text-ink-soft">{t('home.priceLine', { price })}</p>
        </div>
      </section>
      <Facts counts={counts} />
      <section id="faq" aria-labelledby="faq-title">
        <h2 id="faq-title">{t('home.faq.title')}</h2>
        <div className="mt-4 flex flex-col">
          {QUESTIONS.map((question) => (
            <details key={question} className="border-b border-line py-1">
              <summary className="min-h-11 py-2 font-semibold">
                {t(`home.faq.${question}.question`)}
              </summary>
              <p className="measure pb-3 text-ink-soft">
                {t(`home.faq.${question}.answer`, { price })}
              </p>
            </details>
          ))}
        </div>
        <Link to="/faq" className="mt-3 inline-flex min-h-11 items-center">
          {t('nav.faqPage')}
        </Link>
      </section>
      <section id="legal-terms" aria-labelledby="terms-title">
        <h2 id="terms-title">{t('home.terms.title')}</h2>
        <p className="measure mt-3 text-ink-soft">{t('home.terms.text')}</p>
        <Link to="/legal-terms" className="inline-flex min-h-11 items-center">
          {t('home.terms.more')}
        </Link>
      </section>
      <section id="contact" aria-labelledby="contact-title">
        <h2 id="contact-title">{t('home.contact.title')}</h2>
        <p className="measure mt-3 text-ink-soft">
          {t(contactEmail ? 'home.contact.text' : 'home.contact.noAddress')}{' '}
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`} dir="ltr">
              {contactEmail}
            </a>
          ) : null}
        </p>
      </section>
    </div>
  )
}

/** The site's claims, counted; the practice areas; the text for people who came by a search engine. */
function Facts({ counts }: { counts: DirectoryCounts }) {
  const { t, formatNumber } = useTranslation()
  const shown = ['lawyers', 'countries', 'jurisdictions'] as const
  return (
    <section aria-labelledby="facts-title" className="flex flex-col gap-6">
      <h2 id="facts-title">{t('home.facts.title')}</h2>
      <dl className="grid grid-cols-3 gap-4 border-y border-line py-5 text-center">
        {shown.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft">{t(`home.facts.${name}`)}</dt>
            <dd className="font-heading text-2xl tabular-nums">{formatNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-4 sm:grid-cols-2">
        {FEATURES.map((feature) => (
          <Card key={feature} as="li">
            <h3>{t(`home.features.${feature}.title`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`home.features.${feature}.text`)}</p>
          </Card>
        ))}
      </ul>
      <div>
        <h3>{t('home.practiceAreas')}</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {BADGE_AREAS.map((area) => (
            <li key={area} className="rounded-pill border border-line bg-surface px-3 py-1">
              {t(`areas.${area}`)}
            </li>
          ))}
        </ul>
      </div>
      <p className="measure text-ink-soft">{t('home.seoText')}</p>
    </section>
  )
}
