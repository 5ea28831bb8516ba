import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { sessionUser } from '../../account/server.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { casesToTakeAlong } from '../server/your-data/cases-to-take-along.ts'
import { erasureContext } from '../server.ts'
import type { ErasureAnswer } from '../ui/privacy/erasure-answer.ts'
import { YourDataView } from '../ui/privacy/your-data-view.tsx'
import type { Route } from './+types/your-data.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const user = await sessionUser(runtime, request.headers)
  const { demo, production } = runtime.config
  return {
    tags: personalMetadata(t('yourData.title')),
    person: user && {
      email: user.email,
      cases: await casesToTakeAlong(runtime, user.id),
    },
    demoMailbox: demo.mail && !production,
  }
}

/** Works without script, too: whoever wants their data erased must not depend on one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { clientAddress } = context.get(pageContext)
  const form = await request.formData()
  const language = requestLanguage(request, context.get(catalogueContext))
  const ask = { cookies: request.headers.get('cookie'), clientAddress, language }
  const erasure = context.get(erasureContext)
  const code = form.get('code')
  const outcome =
    typeof code === 'string'
      ? await erasure.confirm({ ...ask, code: code.slice(0, 40) })
      : await erasure.ask(ask)
  const headers = new Headers()
  if ('cookies' in outcome)
    for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie)
  if (outcome.kind === 'too_often') headers.set('Retry-After', String(outcome.retryAfterSeconds))
  const answer: ErasureAnswer = { kind: outcome.kind, hasCode: typeof code === 'string' }
  return data(answer, { status: STATUS[outcome.kind], headers })
}

const STATUS: Record<ErasureAnswer['kind'], number> = {
  sent: 200,
  erased: 200,
  waits: 200,
  wrong_code: 400,
  sign_in_required: 401,
  too_often: 429,
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageTags(loaderData?.tags)

export default function YourData({ loaderData, actionData }: Route.ComponentProps) {
  return <YourDataView {...loaderData} answer={actionData} />
}
