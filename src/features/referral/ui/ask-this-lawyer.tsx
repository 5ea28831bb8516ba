import { Send } from 'lucide-react'
import { ButtonLink } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'

/** On a lawyer's page: leads to the letter where the browser has a case, else to the form. */
export function AskThisLawyer({ slug, email }: { slug: string; email: string | null }) {
  const { t } = useTranslation()
  if (!email) return <p className="text-ink-soft print:hidden">{t('contact.choose.noEmail')}</p>
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <ButtonLink to={`/ask-lawyers?lawyer=${encodeURIComponent(slug)}`}>
        <Send aria-hidden size={18} className="rtl:-scale-x-100" />
        {t('contact.askThis')}
      </ButtonLink>
      <p className="measure text-sm text-ink-soft">{t('contact.askThisHint')}</p>
    </div>
  )
}
