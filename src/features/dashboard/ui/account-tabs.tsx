import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { ACCOUNT_TABS, type AccountTab, accountTab, tabAddress } from '../domain/account-tab.ts'
import { neighbourTab } from './neighbour-tab.ts'

const PANEL_ID = 'account-panel'
const tabId = (tab: AccountTab) => `account-tab-${tab}`

/**
 * The tabs of the account. Links, so that they work without script; with it they are the tabs that screen readers
 * and arrow keys know. A tab is opened by Enter or a click, not by moving to it, since opening asks the server.
 */
export function AccountTabs({ open, children }: { open: AccountTab; children: ReactNode }) {
  const { t, direction } = useTranslation()
  const withScript = useScript()
  const coming = useComingTab()
  const [reached, setReached] = useState<AccountTab>()
  const inOrder = reached ?? open

  function move(event: KeyboardEvent<HTMLAnchorElement>, from: AccountTab) {
    if (event.key === ' ') {
      event.preventDefault()
      event.currentTarget.click()
      return
    }
    const to = neighbourTab(from, event.key, direction)
    if (!to) return
    event.preventDefault()
    setReached(to)
    document.getElementById(tabId(to))?.focus()
  }

  const list = withScript
    ? {
        role: 'tablist',
        'aria-label': t('account.tabs.label'),
        onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
          // Who comes back by the tab key finds the open tab.
          if (!currentTarget.contains(relatedTarget)) setReached(undefined)
        },
      }
    : {}
  const panel = withScript ? { role: 'tabpanel', 'aria-labelledby': tabId(open) } : {}
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label={t('account.tabs.label')} className="border-b border-line-strong">
        <div {...list} className="-mb-px flex flex-wrap gap-x-1">
          {ACCOUNT_TABS.map((tab) => (
            <Link
              key={tab}
              id={tabId(tab)}
              to={tabAddress(tab)}
              preventScrollReset
              onKeyDown={withScript ? (event) => move(event, tab) : undefined}
              onFocus={() => setReached(tab)}
              {...(withScript
                ? {
                    role: 'tab',
                    'aria-selected': tab === open,
                    'aria-controls': tab === open ? PANEL_ID : undefined,
                    tabIndex: tab === inOrder ? 0 : -1,
                  }
                : { 'aria-current': tab === open ? ('page' as const) : undefined })}
              className={`inline-flex min-h-11 items-center border-b-3 px-3 font-semibold no-underline hover:bg-brand-wash ${
                tab === open ? 'border-brand text-ink' : 'border-transparent text-brand'
              }`}
            >
              {t(`account.tabs.${tab}`)}
            </Link>
          ))}
        </div>
      </nav>
      <p role="status" className="sr-only">
        {coming ? t('account.tabs.loading', { tab: t(`account.tabs.${coming}`) }) : ''}
      </p>
      <div
        id={PANEL_ID}
        {...panel}
        aria-busy={coming !== undefined || undefined}
        className="flex flex-col gap-10 transition-opacity aria-busy:opacity-60"
      >
        {children}
      </div>
    </div>
  )
}

/** Whether the page's script runs: until then every tab is an ordinary link. */
function useScript(): boolean {
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])
  return runs
}

/** The tab that is being loaded. */
function useComingTab(): AccountTab | undefined {
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname !== '/account') return undefined
  return accountTab(new URLSearchParams(location.search).get('tab'))
}
