import { data } from 'react-router'
import { Card } from '../../../design/card.tsx'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { listMails } from '../../../platform/mail/list-mails.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { textDirection } from '../../../shared/languages.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/mailbox.ts'

/** Mails of the demo, as they would have been sent. A real set-up has no such page, since codes stand in it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  if (!runtime.config.demo.mail || runtime.config.production) throw data(null, { status: 404 })
  const catalogue = context.get(catalogueContext)
  const mails = await listMails(runtime, catalogue.translate)
  const title = catalogue.translate(requestLanguage(request, catalogue))('mailbox.title')
  // Only what is shown here: each mail as sent has a page of its own.
  return {
    title,
    mails: mails.map(({ id, to, language, subject, plain, replyTo }) => ({
      id,
      to,
      language,
      subject,
      plain,
      replyTo,
    })),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags({ title: loaderData?.title ?? '', noIndex: true })
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col gap-4 py-10">
      <h1>{t('mailbox.title')}</h1>
      <p className="text-ink-soft">{t('mailbox.text')}</p>
      {loaderData.mails.length === 0 ? <p>{t('mailbox.empty')}</p> : null}
      {loaderData.mails.map((mail) => (
        <Card key={mail.id} as="article">
          <p className="text-sm text-ink-soft">
            <bdi>{mail.to}</bdi>
          </p>
          <h2 className="text-xl" lang={mail.language} dir={textDirection(mail.language)}>
            {mail.subject}
          </h2>
          {mail.replyTo ? (
            <p className="text-sm text-ink-soft">
              {t('mailbox.replyTo')} <bdi>{mail.replyTo}</bdi>
            </p>
          ) : null}
          <p
            className="mt-2 whitespace-pre-line wrap-anywhere"
            lang={mail.language}
            dir={textDirection(mail.language)}
          >
            {mail.plain}
          </p>
          <p className="mt-2">
            <a
              href={`/dev/mailbox/${mail.id}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center"
            >
              {t('mailbox.asSent')}
            </a>
          </p>
        </Card>
      ))}
    </div>
  )
}
