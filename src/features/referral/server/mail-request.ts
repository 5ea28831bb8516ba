import type { Database } from '../../../platform/database/database.server.ts'
import { MAIL_STOP_PURPOSE, stopHashes } from '../../../platform/mail/mail-stops.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { LawyerToWriteTo } from '../../directory/server.ts'
import { answerToken } from './answer-link.ts'
import { siteAddress } from './site-address.ts'
import { type LetterOrder, languageFor, type Stationery, writeLetter } from './write-letter.ts'

export const REQUEST_MAIL = 'contact_request'

type Recipient = { referralId: string; lawyer: LawyerToWriteTo; address: string }

/**
 * Queues the letter to one lawyer, with the links to answer and to stop.
 * @param again a reminder, which says the same once more
 * @returns the id of the mail
 */
export async function mailRequest(
  { config, keyring, now }: Pick<Runtime, 'config' | 'keyring' | 'now'>,
  stationery: Stationery,
  tx: Database,
  { referralId, lawyer, address }: Recipient,
  order: LetterOrder,
  again?: { askedAt: Date },
): Promise<string> {
  const language = languageFor(stationery, lawyer, order.language)
  const t = stationery.catalogue.translate(language)
  const { subject, text } = writeLetter(stationery, order, language)
  const site = siteAddress(config)
  const stop = keyring.sign(`${REQUEST_MAIL}:${stopHashes(keyring, address)[0]}`, MAIL_STOP_PURPOSE)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return queueMail(
    tx,
    keyring,
    {
      to: address,
      subject: again ? t('mail.contactReminder.subject', { subject }) : subject,
      text: again
        ? `${t('mail.contactReminder.lead', { date: day.format(again.askedAt) })}\n\n${text}`
        : text,
      kind: again ? 'contact_reminder' : REQUEST_MAIL,
      language,
      buttons: [
        {
          label: t('mail.contactRequest.button'),
          href: `${site}/answer/${answerToken(keyring, referralId)}?lang=${language}`,
        },
      ],
      stopUrl: `${site}/mail-stop/${stop}?lang=${language}`,
      ...(order.channel === 'email' ? { replyTo: order.email } : {}),
    },
    now(),
  )
}
