import { Phone, ShieldAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { SourceLink } from '../../law/ui.ts'
import type { SafetyNotice } from '../contract.ts'
import { QuickExit } from './quick-exit.tsx'

const NUMBER_GOES_HERE = '#'

/** Whom to call, before everything else, or in one line when danger is only suspected. Always free, always at once. */
export function SafetyPanel({ safety }: { safety: SafetyNotice }) {
  return safety.certainty === 'suspected' ? <SafetyLine {...safety} /> : <SafetyCard {...safety} />
}

/** Easy to pass by for those it does not concern, hard to miss for those it does. */
function SafetyLine({ contacts, dangers }: SafetyNotice) {
  const { t, formatList } = useTranslation()
  return (
    <aside
      aria-label={t('safety.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line border-s-4 border-s-danger bg-surface px-4 py-2"
    >
      <p className="measure flex items-start gap-2">
        <ShieldAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-danger" />
        {t('safety.inCase', {
          dangers: formatList(dangers.map((danger) => t(`safety.dangers.${danger}`))),
        })}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {contacts.map((contact) => (
          <li key={`${contact.name} ${contact.number}`}>
            <a
              href={`tel:${dialled(contact.number)}`}
              className="inline-flex min-h-11 items-center gap-2 text-danger"
            >
              <Phone aria-hidden size={18} className="shrink-0" />
              <span dir="auto">{contact.name}</span>
              <bdi dir="ltr" className="font-bold underline">
                {contact.number}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
      {contacts.length === 0 ? <p>{t('safety.none')}</p> : null}
    </aside>
  )
}

function SafetyCard(safety: SafetyNotice) {
  const { t, formatList } = useTranslation()
  const titleId = useId()
  const dangers = formatList(safety.dangers.map((danger) => t(`safety.dangers.${danger}`)))
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border-2 border-danger-line bg-danger-wash p-5 print:break-inside-avoid"
    >
      <h2 id={titleId} className="flex items-start gap-3 text-danger">
        <ShieldAlert aria-hidden size={28} className="shrink-0" />
        {t('safety.title')}
      </h2>
      <p className="mt-2 text-lg font-semibold">{t('safety.call')}</p>
      {safety.contacts.length === 0 ? <p className="mt-2">{t('safety.none')}</p> : null}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {safety.contacts.map((contact) => (
          <li
            key={`${contact.name} ${contact.number}`}
            className="flex flex-col gap-1 rounded-card border border-danger-line bg-surface p-4"
          >
            <span className="font-semibold" dir="auto">
              {contact.name}
            </span>
            {contact.danger === 'emergency' ? null : (
              <span className="text-sm text-ink-soft">
                {t(`safety.dangers.${contact.danger}`, {}, contact.danger)}
              </span>
            )}
            <a
              href={`tel:${dialled(contact.number)}`}
              className="inline-flex min-h-13 items-center gap-2 text-xl font-bold text-danger"
            >
              <Phone aria-hidden size={22} className="shrink-0" />
              <CallNumber number={contact.number} />
            </a>
            {contact.url ? <SourceLink url={contact.url}>{t('safety.website')}</SourceLink> : null}
          </li>
        ))}
      </ul>
      <QuickExit />
      <p className="measure mt-4 text-sm">
        {t('safety.text', { dangers })} {t('safety.mistaken')}
      </p>
    </section>
  )
}

/** "Call 1-800-799-7233": the number keeps its order and stays whole, also amid Arabic words. */
function CallNumber({ number }: { number: string }) {
  const { t } = useTranslation()
  const [before, after] = t('safety.callNumber', { number: NUMBER_GOES_HERE }).split(
    NUMBER_GOES_HERE,
  )
  return (
    <span>
      {before}
      <bdi dir="ltr" className="inline-block underline">
        {number}
      </bdi>
      {after}
    </span>
  )
}

/** What a telephone dials: "1-800-799-7233 (24 h)" without its words. */
function dialled(number: string): string {
  return number.replace(/\(.*?\D\)|[^\d+*#]/g, '')
}
