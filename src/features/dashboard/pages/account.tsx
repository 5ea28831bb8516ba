import { data, redirect } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { plainCookie } from '../../../platform/http/plain-cookie.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import { sessionUser } from '../../account/server.ts'
import { adviserContext } from '../../analysis/server.ts'
import { placesContext } from '../../places/server.ts'
import { accountTab } from '../domain/account-tab.ts'
import { accountHeader } from '../server/account-header.ts'
import { answerForm } from '../server/answer-form.ts'
import { openTab } from '../server/open-tab.ts'
import { pageLanguage } from '../server/page-language.ts'
import { AccountPage } from '../ui/account-page.tsx'
import type { Route } from './+types/account.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const { demo, production } = runtime.config
  const demoMailbox = demo.mail && !production
  const cookies = request.headers.get('cookie')
  const user = await sessionUser(runtime, cookies)
  if (!user) return { account: null, demoMailbox }
  const query = new URL(request.url).searchParams
  const language = pageLanguage(request, context.get(catalogueContext))
  const tab = accountTab(query.get('tab'))
  const [header, open] = await Promise.all([
    accountHeader(runtime, user),
    openTab(runtime, context.get(placesContext), { tab, user, cookies, language, query }),
  ])
  return { account: { header, open }, demoMailbox }
}

/** Takes the forms of the account, sent with or without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { runtime, clientAddress } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const cookies = request.headers.get('cookie')
  const user = await sessionUser(runtime, cookies)
  // The page then shows the way in.
  if (!user) return null
  const form = await request.formData()
  const language = pageLanguage(request, catalogue)
  const adviser = context.get(adviserContext)
  const parts = { runtime, catalogue, adviser, user, cookies, language, clientAddress }
  const outcome = await answerForm(parts, form)
  if ('goTo' in outcome) return redirect(outcome.goTo, 303)
  const chosen = form.get('language')
  const keep = outcome.intent === 'profile' && outcome.ok && isLanguageCode(chosen)
  const headers = {
    ...(keep ? { 'Set-Cookie': plainCookie('preferred-language', chosen) } : {}),
    ...(outcome.waitSeconds ? { 'Retry-After': String(outcome.waitSeconds) } : {}),
  }
  return data(outcome, { status: outcome.waitSeconds ? 429 : outcome.ok ? 200 : 400, headers })
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const open = loaderData.account?.open
  const title = t('account.metaTitle')
  return (
    <>
      <title>{open ? `${t(`account.tabs.${open.tab}`)} - ${title}` : title}</title>
      <AccountPage {...loaderData} answer={actionData ?? undefined} />
    </>
  )
}
