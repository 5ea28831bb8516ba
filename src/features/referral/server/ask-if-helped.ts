import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import {
  isStopped,
  MAIL_STOP_PURPOSE,
  stopHashes,
} from '../../../platform/mail/mail-stops.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { HELP_ANSWERS } from '../../../shared/contact-choices.ts'
import { findUser } from '../../account/server.ts'
import { casesMadeBetween, listCasesOfUser, type MadeCase } from '../../intake/server.ts'
import { insertHelpQuestion, wasAskedSince } from './help.repo.ts'
import { helpToken } from './help-link.ts'
import { mailLanguage } from './mail-language.ts'
import { lockContacts } from './referrals.repo.ts'
import { siteAddress } from './site-address.ts'

export const HELP_MAIL = 'help_question'
const DAY_MS = 24 * 60 * 60 * 1_000
const ASKED_AFTER_DAYS = 14
/** Whom an outage kept from being asked is still asked, for a week. */
const ASKED_UNTIL_DAYS = 21
/** Nobody is asked more often, however many analyses they make. */
const ASKED_AGAIN_DAYS = 30

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now' | 'config'>

/**
 * Asks people by mail, two weeks after a result, whether it helped: only at addresses that were proved, only those
 * who have not stopped it, once a month at most.
 * @returns how many were asked
 */
export async function askIfHelped(runtime: Parts, catalogue: Catalogue): Promise<number> {
  const now = runtime.now().getTime()
  const days = (count: number) => new Date(now - count * DAY_MS)
  const made = casesMadeBetween(runtime.db, {
    from: days(ASKED_UNTIL_DAYS),
    to: days(ASKED_AFTER_DAYS),
  })
  let asked = 0
  for await (const legalCase of made) asked += await askOne(runtime, catalogue, legalCase)
  return asked
}

async function askOne(
  { db, keyring, config, now }: Parts,
  catalogue: Catalogue,
  { id, userId, language: stored, createdAt }: MadeCase,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockContacts(tx, `person:${userId}`)
    const user = await findUser(tx, userId)
    if (!user?.emailVerified) return 0
    if (await isStopped(tx, keyring, { address: user.email, kind: HELP_MAIL })) return 0
    const own = (await listCasesOfUser(tx, userId)).map((one) => one.id)
    const since = new Date(now().getTime() - ASKED_AGAIN_DAYS * DAY_MS)
    if (await wasAskedSince(tx, own, since)) return 0
    const askAt = new Date(createdAt.getTime() + ASKED_AFTER_DAYS * DAY_MS)
    if (!(await insertHelpQuestion(tx, { caseId: id, askAt, askedAt: now() }))) return 0
    const language = mailLanguage(stored, catalogue)
    const t = catalogue.translate(language)
    const site = siteAddress(config)
    const page = `${site}/did-this-help/${helpToken(keyring, id)}?lang=${language}`
    const stop = keyring.sign(
      `${HELP_MAIL}:${stopHashes(keyring, user.email)[0]}`,
      MAIL_STOP_PURPOSE,
    )
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    await queueMail(
      tx,
      keyring,
      {
        to: user.email,
        subject: t('mail.helpQuestion.subject'),
        text: [
          t('mail.helpQuestion.text', { date: day.format(createdAt) }),
          t('mail.helpQuestion.after'),
        ].join('\n\n'),
        buttons: HELP_ANSWERS.map((answer) => ({
          label: t(`help.answers.${answer}`),
          href: `${page}&answer=${answer}`,
        })),
        kind: HELP_MAIL,
        language,
        stopUrl: `${site}/mail-stop/${stop}?lang=${language}`,
      },
      now(),
    )
    return 1
  })
}
