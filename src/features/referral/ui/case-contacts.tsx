import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { ContactList } from './contact-list.tsx'
import { useContacts } from './use-contacts.ts'

/** Nothing while nobody was asked: the list of lawyers below says how. */
export function CaseContacts({ caseId }: { caseId: string }) {
  const { t } = useTranslation()
  const { contacts, isError, retry } = useContacts(caseId)
  if (isError)
    return (
      <Notice tone="amber" role="status" title={t('contact.list.failed')}>
        <Button look="secondary" onClick={retry} className="mt-3">
          {t('contact.list.retry')}
        </Button>
      </Notice>
    )
  if (contacts.length === 0) return null
  return (
    <section
      id="your-lawyers"
      aria-labelledby="your-lawyers-title"
      className="flex max-w-[60rem] flex-col gap-4"
    >
      <h2 id="your-lawyers-title">{t('contact.list.title')}</h2>
      <ContactList contacts={contacts} />
    </section>
  )
}
