import { Globe, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { WithName } from '../../../i18n/with-name.tsx'
import type { Lawyer } from '../contract.ts'

type Props = { lawyer: Lawyer; open: boolean; onClose(): void }

/** A lawyer's ways of contact. The visitor makes the contact; nothing is sent from here. */
export function ContactDialog({ lawyer, open, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      title={<WithName write={(name) => t('lawyers.contactName', { name })} name={lawyer.name} />}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t('lawyers.close')}
        </Button>
      }
    >
      <p className="text-ink-soft">
        <bdi>{lawyer.firm}</bdi>
      </p>
      <ContactWays lawyer={lawyer} />
      {lawyer.isSample ? <p className="text-sm text-ink-soft">{t('lawyers.sampleText')}</p> : null}
      <p className="text-sm text-ink-soft">{t('lawyers.beforeContact')}</p>
    </Dialog>
  )
}

/** Phone, mail and website as far as the record has them. */
export function ContactWays({ lawyer }: { lawyer: Pick<Lawyer, 'phone' | 'email' | 'website'> }) {
  const { t } = useTranslation()
  const { phone, email, website } = lawyer
  return (
    <dl className="flex flex-col gap-2">
      {phone ? (
        <Way icon={<Phone size={20} />} name={t('lawyers.phone')}>
          <a
            href={`tel:${phone.replace(/[^\d+*#]/g, '')}`}
            className="inline-flex min-h-11 items-center"
          >
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Way>
      ) : null}
      {email ? (
        <Way icon={<Mail size={20} />} name={t('lawyers.email')}>
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Way>
      ) : null}
      {website ? (
        <Way icon={<Globe size={20} />} name={t('lawyers.website')}>
          <WebsiteLink website={website} />
        </Way>
      ) : null}
    </dl>
  )
}

/** Only web addresses become links: a record could hold anything. */
export function WebsiteLink({ website }: { website: string }) {
  const { t } = useTranslation()
  const shown = website.replace(/^https?:\/\//, '').replace(/\/$/, '')
  if (!/^https?:\/\//i.test(website)) return <bdi dir="ltr">{shown}</bdi>
  return (
    <a
      href={website}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-11 items-center wrap-anywhere"
    >
      <bdi dir="ltr">{shown}</bdi>
      <span className="sr-only"> ({t('results.newWindow')})</span>
    </a>
  )
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <dt className="flex shrink-0 items-center text-brand">
        <span aria-hidden>{icon}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
