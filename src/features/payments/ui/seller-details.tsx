import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Seller } from '../contract.ts'

/** Name, address and ways to reach the seller. The values are the operator's own words, in whatever script. */
export function SellerDetails({ seller }: { seller: Seller }) {
  const { t } = useTranslation()
  const facts = [
    { name: 'phone', value: seller.phone },
    { name: 'register', value: seller.register },
    { name: 'vatId', value: seller.vatId },
  ].filter((fact) => fact.value !== undefined)
  return (
    <div className="flex flex-col gap-3">
      <address className="wrap-anywhere not-italic">
        <p className="font-semibold">
          <bdi>{seller.name}</bdi>
        </p>
        {seller.address.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </address>
      <dl className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <dt className="text-ink-soft">{t('seller.email')}</dt>
          <dd className="wrap-anywhere">
            <a
              href={`mailto:${seller.email}`}
              dir="ltr"
              className="inline-flex min-h-11 items-center"
            >
              {seller.email}
            </a>
          </dd>
        </div>
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{t(`seller.${name}`)}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Where the seller is invented, everybody who reads about them is told. */
export function DemoSellerNotice({ seller }: { seller: Seller }) {
  const { t } = useTranslation()
  return seller.isDemo ? <Notice tone="amber">{t('seller.demo')}</Notice> : null
}
