import { useTranslation } from '../../../../i18n/translation-context.tsx'

/** Where people are written to, or that nobody named an address yet. */
export function ContactLine({ email, lead }: { email: string | undefined; lead: string }) {
  const { t } = useTranslation()
  if (!email) return <p className="measure">{t('home.contact.noAddress')}</p>
  return (
    <p className="measure">
      {lead}{' '}
      <a href={`mailto:${email}`} dir="ltr" className="inline-flex min-h-11 items-center">
        {email}
      </a>
    </p>
  )
}
