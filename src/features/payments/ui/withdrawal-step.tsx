import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Purchase, Seller } from '../contract.ts'
import { PurchaseName } from './withdrawal-list.tsx'

type Props = { purchase: Purchase; seller: Seller }

/** One purchase: the button that withdraws, or what became of it. */
export function WithdrawalStep({ purchase, seller }: Props) {
  const { t, formatDate } = useTranslation()
  const { standing } = purchase
  switch (standing.kind) {
    case 'open':
      return <Confirm purchase={purchase} lastDay={standing.lastDay} />
    case 'withdrawn':
      return <Stated purchase={purchase} {...standing} />
    case 'too_late':
      return (
        <Closed name="late" date={formatDate(standing.lastDay)}>
          <WriteToSeller seller={seller} />
        </Closed>
      )
    case 'renewal':
      return (
        <Closed name="renewal">
          <WriteToSeller seller={seller} />
          <ButtonLink to="/account?tab=subscription" look="secondary" className="self-start">
            {t('nav.account')}
          </ButtonLink>
        </Closed>
      )
    case 'refunded':
      return <Closed name="refunded" />
  }
}

function Confirm({ purchase, lastDay }: { purchase: Purchase; lastDay: string }) {
  const { t, formatDate, formatMoney } = useTranslation()
  const sending = useNavigation().formMethod !== undefined
  return (
    <Card as="section" labelledBy="confirm" className="flex flex-col gap-5 sm:p-6">
      <h2 id="confirm" className="text-xl">
        {t('withdraw.confirm.title')}
      </h2>
      <dl className="flex flex-col divide-y divide-line">
        <Fact name="what">
          <PurchaseName purchase={purchase} />
        </Fact>
        <Fact name="paid">{formatDate(purchase.paidAt)}</Fact>
        {purchase.receipt ? (
          <Fact name="receipt">
            <Link
              to={`/receipt/${purchase.receipt.id}`}
              dir="ltr"
              className="inline-flex min-h-11 items-center"
            >
              {purchase.receipt.number}
            </Link>
          </Fact>
        ) : null}
        <Fact name="email">
          <bdi>{purchase.email}</bdi>
        </Fact>
        <Fact name="amount">
          <bdi className="font-semibold">{formatMoney(purchase.left, purchase.currency)}</bdi>
        </Fact>
      </dl>
      <p className="measure">{t('withdraw.confirm.text')}</p>
      <p className="text-ink-soft">{t('withdraw.until', { date: formatDate(lastDay) })}</p>
      <Form method="post" className="flex flex-wrap gap-3" preventScrollReset>
        <input type="hidden" name="payment" value={purchase.paymentId} />
        <Button type="submit" size="large" busy={sending}>
          {t('withdraw.confirm.button')}
        </Button>
        <ButtonLink to="/withdraw" look="secondary" size="large">
          {t('withdraw.confirm.back')}
        </ButtonLink>
      </Form>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <dt className="text-ink-soft">{t(`withdraw.confirm.${name}`)}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

type StatedProps = { purchase: Purchase; statedAt: string; refundedAt: string | null }

function Stated({ purchase, statedAt, refundedAt }: StatedProps) {
  const { t, language } = useTranslation()
  // With the time, because that is what the statement is worth.
  const moment = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(statedAt))
  return (
    <Notice
      tone="sure"
      role="status"
      icon={<CircleCheck className="size-6" />}
      title={t('withdraw.done.title')}
    >
      <div className="mt-2 flex flex-col gap-2 text-ink">
        <p>{t('withdraw.done.moment', { moment })}</p>
        <p className="wrap-anywhere">{t('withdraw.done.mail', { email: purchase.email })}</p>
        <p>{t(refundedAt ? 'withdraw.done.refunded' : 'withdraw.done.waiting')}</p>
      </div>
    </Notice>
  )
}

type ClosedProps = { name: 'late' | 'renewal' | 'refunded'; date?: string; children?: ReactNode }

function Closed({ name, date = '', children }: ClosedProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" labelledBy="closed" className="flex flex-col gap-3">
      <h2 id="closed" className="text-xl">
        {t(`withdraw.${name}.title`)}
      </h2>
      <p className="measure">{t(`withdraw.${name}.text`, { date })}</p>
      {children}
    </Card>
  )
}

function WriteToSeller({ seller }: { seller: Seller }) {
  const { t } = useTranslation()
  return (
    <p className="wrap-anywhere">
      {t('withdraw.write')}{' '}
      <a href={`mailto:${seller.email}`} dir="ltr" className="inline-flex min-h-11 items-center">
        {seller.email}
      </a>
    </p>
  )
}
