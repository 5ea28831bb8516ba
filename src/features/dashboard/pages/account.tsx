import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageContext } from '../../../platform/runtime.server.ts'
import { sessionUser } from '../../account/server.ts'
import { accountOverview } from '../server/account-overview.ts'
import { AccountPage } from '../ui/account-page.tsx'
import type { Route } from './+types/account.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const user = await sessionUser(runtime, request.headers)
  const { demo, production } = runtime.config
  return {
    account: user ? await accountOverview(runtime, user) : null,
    demoMailbox: demo.mail && !production,
  }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('account.metaTitle')}</title>
      <AccountPage {...loaderData} />
    </>
  )
}
