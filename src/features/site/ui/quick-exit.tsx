import { LogOut } from 'lucide-react'
import { type MouseEvent, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import {
  LEAVE_EARLY,
  LEAVE_MARK,
  leavePage,
  NEUTRAL_PAGE,
} from '../../../platform/browser/leave-page.ts'
import { NonceContext } from '../../../platform/browser/nonce-context.ts'
import { type KeyPresses, pressAgain } from '../../../platform/browser/repeated-key.ts'

const PRESSES_TO_LEAVE = 3
const WITHIN_MS = 5_000

/**
 * For somebody who must not be seen here: always in the same corner, by button or by Shift three times.
 * Without script it is a plain link to the same page.
 */
export function QuickExit() {
  const { t } = useTranslation()
  const nonce = useContext(NonceContext)
  const pressesLeft = useShiftPresses(leavePage)
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    leavePage()
  }
  return (
    <aside aria-label={t('exit.label')} className="at-start">
      <a
        {...{ [LEAVE_MARK]: '' }}
        href={NEUTRAL_PAGE}
        rel="noreferrer"
        onClick={leave}
        title={t('exit.hint')}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-card border border-danger-line bg-surface px-3 font-semibold text-danger no-underline shadow-float hover:bg-danger-wash"
      >
        <LogOut aria-hidden className="size-5 rtl:-scale-x-100" />
        <span className="at-hand-words">{t('exit.button')}</span>
        <span className="sr-only">{t('exit.hint')}</span>
      </a>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, the same on every page
        dangerouslySetInnerHTML={{ __html: LEAVE_EARLY }}
      />
      <p role="status" className="sr-only">
        {pressesLeft === undefined ? '' : t('exit.more', { count: pressesLeft })}
      </p>
    </aside>
  )
}

/** How many presses of Shift are missing once one was made; `onEnough` runs when none is. */
function useShiftPresses(onEnough: () => void): number | undefined {
  const presses = useRef<KeyPresses>([])
  const [count, setCount] = useState(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat) return
      // Capital letters are typed with Shift too: any other key begins the count anew.
      presses.current =
        event.key === 'Shift' ? pressAgain(presses.current, event.timeStamp, WITHIN_MS) : []
      setCount(presses.current.length)
      if (presses.current.length >= PRESSES_TO_LEAVE) onEnough()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onEnough])
  return count === 0 ? undefined : Math.max(0, PRESSES_TO_LEAVE - count)
}
