import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Contact } from '../contract.ts'
import { ContactStateLine } from './contact-state-line.tsx'

type Props = {
  contacts: readonly Contact[]
  /** In a list over several cases each one leads to its own. */
  withCaseLinks?: boolean
}

/** Requests to lawyers with their state and answers, the newest first. */
export function ContactList({ contacts, withCaseLinks = false }: Props) {
  return (
    <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {contacts.map((contact) => (
        <ContactEntry key={contact.id} contact={contact} withCaseLink={withCaseLinks} />
      ))}
    </ul>
  )
}

function ContactEntry({ contact, withCaseLink }: { contact: Contact; withCaseLink: boolean }) {
  const { t, formatDate } = useTranslation()
  const { lawyer, message, askedAt, remindedAt, answeredAt, caseId } = contact
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg wrap-anywhere">
          {lawyer ? (
            <Link to={`/lawyer/${lawyer.slug}`} className="inline-flex min-h-11 items-center">
              <bdi>{lawyer.name}</bdi>
            </Link>
          ) : (
            t('contact.list.gone')
          )}
        </h3>
        <p className="text-sm text-ink-soft">
          {t('contact.list.askedOn', { date: formatDate(askedAt) })}
        </p>
      </div>
      <ContactStateLine contact={contact} />
      {remindedAt && !answeredAt ? (
        <p className="text-sm text-ink-soft">
          {t('contact.list.reminded', { date: formatDate(remindedAt) })}
        </p>
      ) : null}
      {message ? (
        <figure className="mt-1">
          <figcaption className="text-sm text-ink-soft">{t('contact.list.message')}</figcaption>
          <blockquote
            dir="auto"
            className="measure mt-1 border-s-4 border-brand ps-3 whitespace-pre-line wrap-anywhere"
          >
            {message}
          </blockquote>
        </figure>
      ) : null}
      {withCaseLink ? (
        <Link to={`/?case=${caseId}`} className="inline-flex min-h-11 items-center self-start">
          {t('contact.list.openCase')}
        </Link>
      ) : null}
    </li>
  )
}
