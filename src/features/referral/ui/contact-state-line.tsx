import { Check, Clock, MailX, MessageSquare, Send } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Contact } from '../contract.ts'

const ICONS: Record<Contact['state'], typeof Send> = {
  sent: Send,
  delivered: Check,
  undeliverable: MailX,
  answered: MessageSquare,
  no_answer: Clock,
  stopped: MailX,
}

const TONES: Record<Contact['state'], string> = {
  sent: 'text-ink-soft',
  delivered: 'text-ink-soft',
  undeliverable: 'text-danger',
  answered: 'text-sure',
  no_answer: 'text-amber',
  stopped: 'text-ink-soft',
}

/** What became of one request, in words. */
export function ContactStateLine({ contact }: { contact: Contact }) {
  const { t, formatDate } = useTranslation()
  const { state, answer, answeredAt, deliveredAt, askedAt } = contact
  const Icon = ICONS[state]
  const key = state === 'answered' && answer ? `answered.${answer}` : state
  const date = formatDate(answeredAt ?? deliveredAt ?? askedAt)
  return (
    <p className={`flex items-start gap-2 ${TONES[state]}`}>
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>{t(`contact.state.${key}`, { date })}</span>
    </p>
  )
}
