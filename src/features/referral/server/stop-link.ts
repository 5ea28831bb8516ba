import { MAIL_STOP_PURPOSE, stopMails } from '../../../platform/mail/mail-stops.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { insertContactStop } from './contact-stops.repo.ts'
import { REQUEST_MAIL } from './mail-request.ts'

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now'>

/** What a link stops: requests to a lawyer, or questions to a person. */
export function readStopLink(
  keyring: Runtime['keyring'],
  token: string,
): { kind: 'requests' | 'questions' } | undefined {
  const link = openStopLink(keyring, token)
  return link && { kind: link.kind === REQUEST_MAIL ? 'requests' : 'questions' }
}

/** @returns undefined for a link that is not ours; there is no address in it, and it is good for ever */
function openStopLink(
  keyring: Runtime['keyring'],
  token: string,
): { kind: string; addressHash: string } | undefined {
  const [, kind, addressHash] =
    /^([a-z_]{1,40}):([\w-]{43})$/.exec(keyring.unsign(token, MAIL_STOP_PURPOSE) ?? '') ?? []
  return kind && addressHash ? { kind, addressHash } : undefined
}

/** Stops the mails a link names, from a button of ours or with one click of a mail program (RFC 8058). */
export async function stopByLink(
  { db, keyring, now }: Parts,
  { token, clientAddress }: { token: string; clientAddress: string },
): Promise<'stopped' | 'unknown' | 'too_often'> {
  const verdict = await countAction(db, 'signed-link', clientAddress, now())
  if (!verdict.allowed) return 'too_often'
  const link = openStopLink(keyring, token)
  if (!link) return 'unknown'
  if (link.kind === REQUEST_MAIL) await insertContactStop(db, link.addressHash, now())
  else await stopMails(db, link, now())
  return 'stopped'
}
