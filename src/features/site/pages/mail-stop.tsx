import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { readStopLink, stopByLink } from '../../referral/server.ts'
import { LinkGone, StopView } from '../../referral/ui.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/mail-stop.ts'

/** Reading stops nothing: mail scanners open every link. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const link = readStopLink(runtime.keyring, params.token)
  const body = {
    title: t(link ? 'contact.stop.title' : 'contact.linkGone.title'),
    kind: link ? link.kind : null,
  }
  return data(body, { status: link ? 200 : 404 })
}

const STATUS = { stopped: 200, unknown: 404, too_often: 429 }

/** From the page's button, or with one click of a mail program, whose form is not read. */
export async function action({ context, params }: Route.ActionArgs) {
  const { runtime, clientAddress } = context.get(pageContext)
  const outcome = await stopByLink(runtime, { token: params.token, clientAddress })
  return data({ outcome }, { status: STATUS[outcome] })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags({ title: loaderData?.title ?? '', noIndex: true })
}

export default function MailStop({ loaderData, actionData }: Route.ComponentProps) {
  const { kind } = loaderData
  const outcome = actionData?.outcome
  if (!kind || outcome === 'unknown') return <LinkGone />
  return <StopView kind={kind} outcome={outcome} />
}
