/** What became of one request to one lawyer. That it was opened is not known: nothing in the mail tells. */
export const CONTACT_STATES = [
  'sent',
  'delivered',
  'undeliverable',
  'answered',
  'no_answer',
  'stopped',
] as const
export type ContactState = (typeof CONTACT_STATES)[number]

export type ContactMoments = {
  createdAt: Date
  sentAt: Date | null
  bouncedAt: Date | null
  answeredAt: Date | null
  silenceToldAt: Date | null
}

/** @param stopped the lawyer takes no requests from this site any more */
export function contactState(moments: ContactMoments, stopped: boolean): ContactState {
  if (moments.answeredAt) return 'answered'
  if (moments.bouncedAt) return 'undeliverable'
  if (stopped) return 'stopped'
  if (moments.silenceToldAt) return 'no_answer'
  return moments.sentAt ? 'delivered' : 'sent'
}

/** Since when an answer is waited for: the lawyer's server took the mail, else the person sent it. */
export function waitingSince({ createdAt, sentAt }: Pick<ContactMoments, 'createdAt' | 'sentAt'>) {
  return sentAt ?? createdAt
}
