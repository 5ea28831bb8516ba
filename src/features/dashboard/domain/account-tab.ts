/** The parts of the account, in the order of their tabs. */
export const ACCOUNT_TABS = [
  'profile',
  'subscription',
  'billing',
  'usage',
  'cases',
  'contacts',
] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** The tab an address asks for; the first one where it asks for none or for one that is not there. */
export function accountTab(wanted: string | null): AccountTab {
  return ACCOUNT_TABS.find((tab) => tab === wanted) ?? 'profile'
}

/** The address of a tab, or of one case in it. */
export function tabAddress(tab: AccountTab, more: Record<string, string> = {}): string {
  const pairs = Object.entries({ tab, ...more })
  return `/account?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`
}
