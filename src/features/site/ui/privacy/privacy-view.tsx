import { Link } from 'react-router'
import { ButtonLink } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { Seller } from '../../../payments/contract.ts'
import { DemoSellerNotice, SellerDetails } from '../../../payments/ui.ts'
import { ContactLine } from '../explanations/contact-line.tsx'
import { PlainList } from '../explanations/plain-list.tsx'
import { KeptThings, type RetentionFigures } from './kept-things.tsx'
import { StoredTable } from './stored-table.tsx'

/** Who else handles data, as it was set up. */
export type Processors = {
  payments: 'stripe' | 'demo'
  mail: 'server' | 'demo'
  /** `own`: a server that the operator named. */
  model: 'anthropic' | 'openai' | 'google' | 'own' | 'none'
}

type Props = {
  figures: RetentionFigures
  processors: Processors
  seller: Seller
  contactEmail: string | undefined
}

const SHORT = ['encrypted', 'sold', 'tracking', 'yours'] as const
const PROTECTED = ['encryption', 'codes', 'noPrivilege'] as const
const RIGHTS = ['copy', 'correct', 'erase', 'consent', 'object', 'complain'] as const
const COMPANIES = { anthropic: 'Anthropic', openai: 'OpenAI', google: 'Google' } as const

/** What happens with what people tell this site. */
export function PrivacyView({ figures, processors, seller, contactEmail }: Props) {
  const { t } = useTranslation()
  return (
    <article className="column flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-4">
        <h1>{t('privacy.title')}</h1>
        <p className="measure text-lg">{t('privacy.lead')}</p>
        <DemoSellerNotice seller={seller} />
      </header>
      <PlainList at="privacy.short" parts={SHORT} />
      <p>
        <ButtonLink to="/your-data" look="secondary">
          {t('privacy.toYourData')}
        </ButtonLink>
      </p>
      <KeptThings figures={figures} />
      <WhoSees processors={processors} />
      <PlainList at="privacy.protected" parts={PROTECTED} />
      <StoredTable withStripe={processors.payments === 'stripe'} />
      <section aria-labelledby="machine" className="flex flex-col gap-3">
        <h2 id="machine">{t('privacy.machine.title')}</h2>
        <p className="measure">{t('privacy.machine.text')}</p>
      </section>
      <PlainList at="privacy.rights" parts={RIGHTS} />
      <section aria-labelledby="responsible" className="flex flex-col gap-3">
        <h2 id="responsible">{t('privacy.responsible.title')}</h2>
        <p className="measure">{t('privacy.responsible.text')}</p>
        <SellerDetails seller={seller} />
        {contactEmail ? (
          <ContactLine email={contactEmail} lead={t('privacy.responsible.contact')} />
        ) : null}
        <p>
          <Link to="/legal-terms" className="inline-flex min-h-11 items-center">
            {t('nav.terms')}
          </Link>
        </p>
      </section>
    </article>
  )
}

function WhoSees({ processors: { payments, mail, model } }: Pick<Props, 'processors'>) {
  const { t } = useTranslation()
  const ofModel =
    model === 'own' || model === 'none'
      ? t(`privacy.seen.model.${model}`)
      : t('privacy.seen.model.company', { company: COMPANIES[model] })
  const lines = [
    t('privacy.seen.nobody'),
    t('privacy.seen.staff'),
    t('privacy.seen.lawyers'),
    t(`privacy.seen.payments.${payments}`),
    t(`privacy.seen.mail.${mail}`),
    ofModel,
    t('privacy.seen.servers'),
    t('privacy.seen.court'),
  ]
  return (
    <section aria-labelledby="seen" className="flex flex-col gap-3">
      <h2 id="seen">{t('privacy.seen.title')}</h2>
      <ul className="flex list-disc flex-col gap-2 ps-6">
        {lines.map((line) => (
          <li key={line} className="measure ps-1">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
