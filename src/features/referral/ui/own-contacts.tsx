import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { ContactList } from './contact-list.tsx'
import { useContacts } from './use-contacts.ts'

/** Every request of the signed-in person, over all cases; for the account. */
export function OwnContacts() {
  const { t } = useTranslation()
  const { contacts, signedIn, isError, retry } = useContacts()
  if (isError)
    return (
      <Notice tone="danger" role="alert" title={t('contact.list.failed')}>
        <Button look="secondary" onClick={retry} className="mt-3">
          {t('contact.list.retry')}
        </Button>
      </Notice>
    )
  if (signedIn === undefined)
    return (
      <p role="status" className="text-ink-soft">
        {t('contact.list.loading')}
      </p>
    )
  if (contacts.length === 0)
    return (
      <Notice title={t('contact.list.none')}>
        <p>{t('contact.list.noneText')}</p>
      </Notice>
    )
  return <ContactList contacts={contacts} withCaseLinks />
}
