import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { useGivenEmail } from '../../../intake/ui.ts'
import type { Plan, PlanKey } from '../../../payments/contract.ts'
import { CasePreview } from './case-preview.tsx'
import { CodeOffer } from './code-offer.tsx'
import { PlanCard } from './plan-card.tsx'

type Plans = Record<PlanKey, Plan>

type Props = {
  plans: Plans
  demoMailbox: boolean
  /** When the paid access that this browser had was over. */
  accessEndedAt: string | undefined
}

/** One card, one price, and what the analysis would find. */
export function PricingView({ plans, demoMailbox, accessEndedAt }: Props) {
  const { t, formatDate } = useTranslation()
  const [email, setEmail] = useGivenEmail()
  const { data } = useQuery<Plans>({ queryKey: ['/api/subscription-plans'], initialData: plans })
  return (
    <div className="wide-column py-10">
      <p>
        <Link to="/" className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {t('pricing.back')}
        </Link>
      </p>
      <h1 className="mt-2">{t('pricing.title')}</h1>
      <p className="measure mt-3 text-lg text-ink-soft">{t('pricing.lead')}</p>
      {accessEndedAt ? (
        <div className="measure mt-6">
          <Notice tone="amber" title={t('pricing.ended.title')}>
            <p>{t('pricing.ended.text', { date: formatDate(accessEndedAt) })}</p>
          </Notice>
        </div>
      ) : null}
      {/* On a phone what was found comes first, and safety contacts before everything else. */}
      <div className="mt-8 grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_26rem] wide:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-8 empty:hidden wide:col-start-1">
          <CasePreview />
        </div>
        <div className="flex flex-col gap-6 wide:col-start-2 wide:row-span-2 wide:row-start-1">
          <PlanCard plan={data.unlimited} email={email} />
          <CodeOffer email={email} demoMailbox={demoMailbox} onSignedIn={setEmail} />
        </div>
        <div className="wide:col-start-1">
          <WhatYouGet />
        </div>
      </div>
    </div>
  )
}

function WhatYouGet() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="get" className="flex flex-col gap-4">
      <h2 id="get">{t('pricing.get.title')}</h2>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {(['sources', 'deadlines', 'lawyers', 'unknown'] as const).map((key) => (
          <div key={key}>
            <dt className="font-semibold">{t(`pricing.get.${key}.title`)}</dt>
            <dd className="text-ink-soft">{t(`pricing.get.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="measure border-s-4 border-line ps-4">{t('pricing.get.free')}</p>
    </section>
  )
}
