import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { placesContext } from '../../places/server.ts'
import { answerRequest, readAnswerPage } from '../../referral/server.ts'
import { AnswerView, LinkGone } from '../../referral/ui.ts'
import { requestLanguage } from '../server/request-language.ts'
import { fieldOf } from '../server/written-form.ts'
import type { Route } from './+types/contact-answer.ts'

/** Reading changes nothing: mail scanners open every link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const places = context.get(placesContext)
  const page = await readAnswerPage(runtime, { places }, params.token, language)
  const title = catalogue.translate(language)(
    page ? 'contact.answer.title' : 'contact.linkGone.title',
  )
  return data({ title, page: page ?? null }, { status: page ? 200 : 404 })
}

const STATUS = { stored: 200, unknown: 404, too_often: 429, no_answer: 400, too_long: 400 }

/** Works without script: whoever answers must not depend on one. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { runtime, clientAddress } = context.get(pageContext)
  const stationery = {
    catalogue: context.get(catalogueContext),
    places: context.get(placesContext),
  }
  const form = await request.formData()
  const given = {
    answer: fieldOf(form, 'answer'),
    message: fieldOf(form, 'message'),
    stop: fieldOf(form, 'stop') === 'yes',
  }
  const outcome = await answerRequest(runtime, stationery, {
    ...given,
    token: params.token,
    clientAddress,
  })
  return data({ ...given, outcome }, { status: STATUS[outcome] })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags({ title: loaderData?.title ?? '', noIndex: true })
}

export default function ContactAnswer({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.page) return <LinkGone />
  return <AnswerView page={loaderData.page} given={actionData} />
}
