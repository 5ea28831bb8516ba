import { ACCOUNT_TABS, type AccountTab } from '../domain/account-tab.ts'

/** The tab a key leads to from another one, round and round; undefined for keys that lead to none. */
export function neighbourTab(
  from: AccountTab,
  key: string,
  direction: 'ltr' | 'rtl',
): AccountTab | undefined {
  if (key === 'Home') return ACCOUNT_TABS[0]
  if (key === 'End') return ACCOUNT_TABS.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const forward = (key === 'ArrowRight') === (direction === 'ltr')
  const at = ACCOUNT_TABS.indexOf(from) + (forward ? 1 : -1)
  return ACCOUNT_TABS.at(at % ACCOUNT_TABS.length)
}
