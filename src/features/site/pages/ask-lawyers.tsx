import { data, redirect } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { newestCaseOfBrowser } from '../../analysis/server.ts'
import { placesContext } from '../../places/server.ts'
import {
  askLawyers,
  draftRequest,
  previewLetters,
  requestProblemsOf,
} from '../../referral/server.ts'
import { AskLawyersView, type AskStep } from '../../referral/ui.ts'
import { isPlainSlug, rememberLawyer } from '../server/remembered-lawyer.ts'
import { requestLanguage } from '../server/request-language.ts'
import { fieldOf, writtenRequestOf } from '../server/written-form.ts'
import type { Route } from './+types/ask-lawyers.ts'

const LAWYERS_READ = 20

export async function loader({ request, context }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const { caseId, lawyers } = wishOf(request)
  const cookies = request.headers.get('cookie')
  if (caseId === null) {
    const newest = await newestCaseOfBrowser(runtime, cookies)
    throw toCaseOrForm(newest?.id, lawyers, runtime.config.production)
  }
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const stationery = { catalogue, places: context.get(placesContext) }
  const wish = { caseId, lawyers, language, cookies }
  const page = await draftRequest(runtime, stationery, wish)
  const { demo, production } = runtime.config
  return data(
    {
      title: catalogue.translate(language)('contact.page.title'),
      page,
      demoMailbox: demo.mail && !production,
    },
    { status: page.kind === 'case_not_found' ? 404 : 200 },
  )
}

/** From a lawyer's page: on with the newest case, else to the form with the lawyer remembered. */
function toCaseOrForm(newestCase: string | undefined, lawyers: string[], secure: boolean) {
  if (newestCase) {
    const query = [['case', newestCase], ...lawyers.map((lawyer) => ['lawyer', lawyer])]
    return redirect(`/ask-lawyers?${new URLSearchParams(query)}`)
  }
  const [slug] = lawyers
  if (!slug || !isPlainSlug(slug)) return redirect('/')
  return redirect('/', { headers: { 'Set-Cookie': rememberLawyer(slug, secure) } })
}

/** Two steps, and both work without script: what is sent is shown word for word before it goes. */
export async function action({ request, context }: Route.ActionArgs) {
  const { runtime, clientAddress } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const stationery = { catalogue, places: context.get(placesContext) }
  const { caseId, lawyers } = wishOf(request)
  const form = await request.formData()
  const written = writtenRequestOf(form)
  const wish = {
    caseId: caseId ?? '',
    lawyers,
    language: requestLanguage(request, catalogue),
    cookies: request.headers.get('cookie'),
  }
  const back = (problems = {}): AskStep => ({ step: 'form', written, problems })
  const preview = async (rest: Partial<Extract<AskStep, { step: 'preview' }>> = {}) =>
    ({
      step: 'preview',
      written,
      letters: await previewLetters(runtime, stationery, wish, written),
      problems: {},
      ...rest,
    }) satisfies AskStep

  const step = fieldOf(form, 'step')
  if (step === 'change') return data(back())
  const problems = requestProblemsOf(written)
  if (Object.keys(problems).length > 0) return data(back(problems), { status: 400 })
  if (step !== 'send') return data(await preview())
  const outcome = await askLawyers(runtime, stationery, {
    ...wish,
    written,
    consent: fieldOf(form, 'consent') === 'yes',
    clientAddress,
  })
  switch (outcome.kind) {
    case 'asked': {
      const forget = rememberLawyer(undefined, runtime.config.production)
      const sent: AskStep = { step: 'sent', lawyers: outcome.lawyers }
      return data(sent, { headers: { 'Set-Cookie': forget } })
    }
    case 'invalid':
      return data(await preview({ problems: outcome.problems }), { status: 400 })
    case 'too_often':
      return data(await preview({ trouble: { kind: 'too_often' } }), { status: 429 })
    case 'person_limit':
      return data(await preview({ trouble: outcome }), { status: 429 })
    case 'case_not_found':
    case 'sign_in_required':
      return data(back(), { status: outcome.kind === 'case_not_found' ? 404 : 401 })
  }
}

function wishOf(request: Request) {
  const query = new URL(request.url).searchParams
  return {
    caseId: query.get('case'),
    lawyers: query.getAll('lawyer').slice(0, LAWYERS_READ),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags({ title: loaderData?.title ?? '', noIndex: true })
}

export default function AskLawyers({ loaderData, actionData }: Route.ComponentProps) {
  const { page, demoMailbox } = loaderData
  return <AskLawyersView page={page} answer={actionData} demoMailbox={demoMailbox} />
}
