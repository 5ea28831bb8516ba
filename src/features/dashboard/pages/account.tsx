import { data, redirect } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { plainCookie } from '../../../platform/http/plain-cookie.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import { type PageTags, pageTags } from '../../../shared/page-tags.ts'
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
  const catalogue = context.get(catalogueContext)
  const language = pageLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const title = t('account.metaTitle')
  if (!user) return { account: null, demoMailbox, tags: personal(title) }
  const query = new URL(request.url).searchParams
  const tab = accountTab(query.get('tab'))
  const [header, open] = await Promise.all([
    accountHeader(runtime, user),
    openTab(runtime, context.get(placesContext), { tab, user, cookies, language, query }),
  ])
  const tags = personal(`${t(`account.tabs.${open.tab}`)} - ${title}`)
  return { account: { header, open }, demoMailbox, tags }
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

/** A page for one person: no address to pass on, and no place in search engines. */
function personal(title: string): PageTags {
  return { title, noIndex: true }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageTags(loaderData?.tags)

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { account, demoMailbox } = loaderData
  return (
    <AccountPage account={account} demoMailbox={demoMailbox} answer={actionData ?? undefined} />
  )
}
