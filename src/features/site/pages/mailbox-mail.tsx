import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { findMail } from '../../../platform/mail/list-mails.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import type { Route } from './+types/mailbox-mail.ts'

/** One mail of the demo as a mail program would show it. A real set-up has no such page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  if (!runtime.config.demo.mail || runtime.config.production) throw data(null, { status: 404 })
  const mail = await findMail(runtime, params.id, context.get(catalogueContext).translate)
  if (!mail) throw data(null, { status: 404 })
  return new Response(mail.html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
