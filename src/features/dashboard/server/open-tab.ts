import { errorFields } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { findEmailChange, profileOf, type User } from '../../account/server.ts'
import type { Places } from '../../places/server.ts'
import type { OpenTab } from '../contract.ts'
import type { AccountTab } from '../domain/account-tab.ts'
import { billingHistory } from './billing-history.ts'
import { caseDetail, shownCases } from './own-cases.ts'
import { usageOverview } from './usage-overview.ts'

type Wish = {
  tab: AccountTab
  user: User
  cookies: string | null
  language: LanguageCode
  /** The rest of the address. */
  query: URLSearchParams
}

/** Loads what one tab shows, and nothing of the others. A fault stays inside the tab. */
export async function openTab(runtime: Runtime, places: Places, wish: Wish): Promise<OpenTab> {
  try {
    return await loadTab(runtime, places, wish)
  } catch (error) {
    runtime.log.error({ tab: wish.tab, ...errorFields(error) }, 'a tab of the account failed')
    return { tab: wish.tab, failed: true }
  }
}

async function loadTab(
  runtime: Runtime,
  places: Places,
  { tab, user, query, ...reader }: Wish,
): Promise<OpenTab> {
  switch (tab) {
    case 'profile': {
      const change = await findEmailChange(runtime.db, user.id, runtime.now())
      return {
        tab,
        profile: profileOf(user),
        emailChange: change ? { newEmail: change.newEmail } : null,
      }
    }
    case 'billing':
      return { tab, payments: await billingHistory(runtime, user, reader.cookies) }
    case 'usage':
      return { tab, usage: await usageOverview(runtime, user) }
    case 'cases': {
      const id = query.get('case')
      if (id === null) {
        const cases = await shownCases(runtime, places, { user, ...reader })
        return { tab, cases, wasDeleted: query.has('deleted') }
      }
      return {
        tab,
        detail: (await caseDetail(runtime, places, { user, ...reader }, id)) ?? null,
        asksToDelete: query.has('delete'),
      }
    }
    // Their parts ask for what they show by themselves.
    case 'subscription':
    case 'contacts':
      return { tab }
  }
}
