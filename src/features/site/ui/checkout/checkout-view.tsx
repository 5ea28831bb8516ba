import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { TextField } from '../../../../design/field.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { savedForm, saveEmail, useGivenEmail } from '../../../intake/ui.ts'
import type { Plan, Seller } from '../../../payments/contract.ts'
import { NearMissNotice, OrderTerms, PaymentForm, usePriceText } from '../../../payments/ui.ts'
import { PaidStage } from './paid-stage.tsx'
import { PlanFeatures } from './plan-features.tsx'
import { useActivePremium } from './use-access.ts'

const ADDRESS_RESTS_MS = 800

type Props = {
  plan: Plan
  provider: { publishableKey: string; sandbox: boolean }
  seller: Seller
  termsVersion: string
}

export function CheckoutView({ plan, provider, seller, termsVersion }: Props) {
  const { t } = useTranslation()
  const [email, setEmail] = useGivenEmail()
  const [paid, setPaid] = useState<{ paymentIntentId: string; email: string }>()
  if (paid) return <PaidStage {...paid} />
  return (
    <div className="wide-column py-10">
      <h1>{t('checkout.title')}</h1>
      <div className="mt-8 grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <PlanSummary plan={plan} />
        <PayColumn
          plan={plan}
          provider={provider}
          seller={seller}
          termsVersion={termsVersion}
          email={email}
          onEmail={setEmail}
          onPaid={(paymentIntentId) => {
            saveEmail(email.trim())
            setPaid({ paymentIntentId, email: email.trim() })
          }}
        />
      </div>
    </div>
  )
}

function PlanSummary({ plan }: { plan: Plan }) {
  const { t, formatNumber } = useTranslation()
  const price = usePriceText()
  return (
    <Card as="section" labelledBy="summary" className="wide:order-2">
      <h2 id="summary" className="text-xl">
        {t('pricing.planName', {}, plan.name)}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 font-heading text-2xl font-semibold">
        {price(plan.priceCents, plan.currency)}
      </p>
      <p className="font-semibold text-brand">{t('pricing.onePayment')}</p>
      <p className="mt-1 text-ink-soft">
        {t('pricing.limits', {
          days: formatNumber(plan.accessDays ?? 0),
          perDay: formatNumber(plan.analysesPerDay ?? 0),
        })}
      </p>
      <div className="mt-4 hidden border-t border-line pt-4 wide:block">
        <PlanFeatures plan={plan} />
      </div>
    </Card>
  )
}

type PayColumnProps = Props & {
  email: string
  onEmail(email: string): void
  onPaid(paymentIntentId: string): void
}

function PayColumn(props: PayColumnProps) {
  const { plan, provider, seller, termsVersion, email, onEmail, onPaid } = props
  const { t, language } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const saved = useSavedForm()
  const hasAccess = useSettledAccess(email)
  return (
    <div className="flex flex-col gap-6 wide:order-1">
      {hasAccess ? <AccessNotice email={email} /> : null}
      {saved === null && !hasAccess ? (
        <Notice tone="amber" title={t('checkout.noForm.title')}>
          <p>{t('checkout.noForm.text')}</p>
          <ButtonLink to="/" look="secondary" className="mt-3">
            {t('checkout.noForm.back')}
          </ButtonLink>
        </Notice>
      ) : null}
      <div className="flex flex-col gap-3">
        <TextField
          ref={field}
          id="checkout-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          dir="ltr"
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          error={refused === email.trim() ? t('checkout.emailProblem') : undefined}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
        <NearMissNotice email={email} onCorrect={onEmail} />
      </div>
      <PaymentForm
        provider={provider}
        planType="unlimited"
        priceCents={plan.priceCents}
        currency={plan.currency}
        email={email}
        orderTerms={<OrderTerms plan={plan} seller={seller} termsVersion={termsVersion} />}
        termsVersion={termsVersion}
        readForm={() => {
          const form = savedForm(Date.now())
          return form ? { ...form, email: email.trim(), language } : undefined
        }}
        country={saved?.country || undefined}
        onEditEmail={() => {
          field.current?.focus()
          field.current?.select()
        }}
        onEmailRefused={() => setRefused(email.trim())}
        onSucceeded={onPaid}
      />
    </div>
  )
}

/** Undefined until the page runs in the browser, null where no form is kept. */
function useSavedForm() {
  const [saved, setSaved] = useState<ReturnType<typeof savedForm> | null>()
  useEffect(() => setSaved(savedForm(Date.now()) ?? null), [])
  return saved
}

/** Asked only once the address has rested for a moment. */
function useSettledAccess(email: string): boolean {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email.trim()), ADDRESS_RESTS_MS)
    return () => clearTimeout(timer)
  }, [email])
  return useActivePremium(settled) && settled === email.trim()
}

/** Nobody should pay twice for what this browser already holds. */
function AccessNotice({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <Notice tone="sure" role="status" title={t('checkout.haveAccess.title')}>
      <p>{t('checkout.haveAccess.text')}</p>
      <ButtonLink to={`/?${new URLSearchParams({ email: email.trim() })}`} className="mt-3">
        {t('pricing.accessYours')}
      </ButtonLink>
    </Notice>
  )
}
