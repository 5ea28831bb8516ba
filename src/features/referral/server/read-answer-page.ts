import type { Database } from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { lawyersById } from '../../directory/server.ts'
import type { AnswerPage } from '../domain/contact-pages.ts'
import { answerableUntil, referralOfToken } from './answer-link.ts'
import { findContactRequest } from './contact-requests.repo.ts'
import { stoppedAddresses } from './contact-stops.ts'
import { findReferral, type Referral, readMessage } from './referrals.repo.ts'
import { nameOf, type Stationery } from './write-letter.ts'

/**
 * What a lawyer's link leads to. Reading changes nothing, so that mail scanners may open every link.
 * @returns undefined for every link that does not answer, whatever the reason
 */
export async function readAnswerPage(
  runtime: Pick<Runtime, 'db' | 'keyring' | 'now'>,
  { places }: Pick<Stationery, 'places'>,
  token: string,
  language: LanguageCode,
): Promise<AnswerPage | undefined> {
  const { db, keyring } = runtime
  const id = referralOfToken(keyring, token)
  const referral = id === undefined ? undefined : await findReferral(db, id)
  if (!referral || runtime.now() >= answerableUntil(referral)) return undefined
  const request = await findContactRequest(db, keyring, referral.requestId ?? '')
  if (!request) return undefined
  const address = await addressOf(db, referral)
  const stopped = await stoppedAddresses(db, keyring, [address])
  return {
    area: request.content.area,
    placeName: nameOf(places, request.content, language),
    askedAt: referral.createdAt.toISOString(),
    answer: referral.answer,
    message: readMessage(keyring, referral),
    until: answerableUntil(referral).toISOString(),
    stopped: address !== null && stopped.has(address),
  }
}

/** The lawyer's address, as far as they are still listed. */
export async function addressOf(db: Database, { lawyerId }: Referral): Promise<string | null> {
  if (lawyerId === null) return null
  return (await lawyersById(db, [lawyerId])).get(lawyerId)?.email ?? null
}
