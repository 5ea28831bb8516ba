import { Check, CircleCheck, CircleHelp, CircleX, Clock, MailX, Send } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Contact } from '../contract.ts'

type Look = { Icon: typeof Send; tone: string }

const STATES: Record<Exclude<Contact['state'], 'answered'>, Look> = {
  sent: { Icon: Send, tone: 'text-ink-soft' },
  delivered: { Icon: Check, tone: 'text-ink-soft' },
  undeliverable: { Icon: MailX, tone: 'text-danger' },
  no_answer: { Icon: Clock, tone: 'text-amber' },
  stopped: { Icon: MailX, tone: 'text-ink-soft' },
}

/** A no must not look like a yes at first glance. */
const ANSWERS: Record<NonNullable<Contact['answer']>, Look> = {
  can_help: { Icon: CircleCheck, tone: 'text-sure font-semibold' },
  need_more: { Icon: CircleHelp, tone: 'text-amber' },
  cannot: { Icon: CircleX, tone: 'text-ink-soft' },
}

function lookOf({ state, answer }: Contact): Look {
  if (state !== 'answered') return STATES[state]
  return answer ? ANSWERS[answer] : STATES.delivered
}

/** What became of one request, in words. */
export function ContactStateLine({ contact }: { contact: Contact }) {
  const { t, formatDate } = useTranslation()
  const { state, answer, answeredAt, deliveredAt, askedAt } = contact
  const { Icon, tone } = lookOf(contact)
  const key = state === 'answered' && answer ? `answered.${answer}` : state
  const date = formatDate(answeredAt ?? deliveredAt ?? askedAt)
  return (
    <p className={`flex items-start gap-2 ${tone}`}>
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>{t(`contact.state.${key}`, { date })}</span>
    </p>
  )
}
