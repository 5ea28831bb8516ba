import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Database } from '../../../platform/database/database.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { PLANS } from '../domain/plan-catalogue.ts'
import type { FailedRenewal } from './payment-hooks.ts'
import { paymentMail } from './payment-mail.ts'

/** Mails that a month could not be charged, until when everything still works, and what to do. */
export async function tellOfFailedRenewal(
  runtime: Pick<Runtime, 'config' | 'keyring' | 'now'>,
  catalogue: Catalogue,
  tx: Database,
  { email, language, plan, paidUntil }: FailedRenewal,
): Promise<void> {
  const mail = paymentMail(runtime.config, catalogue, language)
  const { t } = mail
  await queueMail(
    tx,
    runtime.keyring,
    {
      to: email,
      subject: t('mail.renewalFailed.subject'),
      text: t('mail.renewalFailed.text', {
        plan: t(`account.plan.${plan}`),
        price: mail.money(PLANS[plan].priceCents, PLANS[plan].currency),
        date: mail.moment(paidUntil),
        link: `${mail.site}/account?tab=subscription`,
      }),
      kind: 'renewal_failed',
      language: mail.language,
    },
    runtime.now(),
  )
}
