import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { answerHelpLink, readHelpLink } from '../../referral/server.ts'
import { HelpLinkView, LinkGone } from '../../referral/ui.ts'
import { requestLanguage } from '../server/request-language.ts'
import { fieldOf } from '../server/written-form.ts'
import type { Route } from './+types/did-this-help.ts'

/** Reading answers nothing: mail scanners open every link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const link = await readHelpLink(runtime, params.token)
  const body = {
    title: t(link ? 'help.title' : 'contact.linkGone.title'),
    link: link ?? null,
    preset: new URL(request.url).searchParams.get('answer') ?? '',
  }
  return data(body, { status: link ? 200 : 404 })
}

const STATUS = { answered: 200, unknown: 404, too_often: 429, no_answer: 400 }

export async function action({ request, context, params }: Route.ActionArgs) {
  const { runtime, clientAddress } = context.get(pageContext)
  const form = await request.formData()
  const outcome = await answerHelpLink(runtime, {
    token: params.token,
    answer: fieldOf(form, 'answer'),
    giveText: fieldOf(form, 'giveText') === 'yes',
    clientAddress,
  })
  return data({ outcome }, { status: STATUS[outcome] })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags({ title: loaderData?.title ?? '', noIndex: true })
}

export default function DidThisHelp({ loaderData, actionData }: Route.ComponentProps) {
  const { link, preset } = loaderData
  const outcome = actionData?.outcome
  if (!link || outcome === 'unknown') return <LinkGone />
  return <HelpLinkView answered={link.answered} preset={preset} outcome={outcome} />
}
