import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Database } from '../../../platform/database/database.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import type { LegalCase } from '../../intake/server.ts'

/** Writes to the person whose page was closed before the analysis was made. Nothing of the case is in the mail. */
export async function tellAnalysisReady(
  { keyring, config, now }: Pick<Runtime, 'keyring' | 'config' | 'now'>,
  catalogue: Catalogue,
  tx: Database,
  legalCase: LegalCase,
): Promise<void> {
  const language =
    isLanguageCode(legalCase.language) && catalogue.languages.includes(legalCase.language)
      ? legalCase.language
      : 'en'
  const t = catalogue.translate(language)
  const site = config.publicUrl ?? `http://localhost:${config.port}`
  await queueMail(
    tx,
    keyring,
    {
      to: legalCase.email,
      subject: t('mail.analysisReady.subject'),
      text: t('mail.analysisReady.text', { link: `${site}/?case=${legalCase.id}` }),
      kind: 'analysis_ready',
      language,
    },
    now(),
  )
}
