import { Send } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import { ChosenLawyersContext } from './chosen-lawyers-context.ts'

export const ASK_FORM_ID = 'ask-lawyers'

/** Leads to the page that shows what is sent. Its boxes stand at the lawyers. */
export function AskBar() {
  const { t, formatNumber } = useTranslation()
  const choosing = use(ChosenLawyersContext)
  const scripted = useScripted()
  const count = choosing?.chosen.length ?? 0
  const isIdle = scripted && count === 0
  useRoomBelow(count > 0)
  if (!choosing) return null
  return (
    <Form
      id={ASK_FORM_ID}
      action="/ask-lawyers"
      method="get"
      className={`mt-6 max-w-[60rem] rounded-card border border-brand bg-brand-wash p-4 print:hidden ${
        count > 0 ? 'sticky bottom-(--foot-room) z-10 shadow-float' : ''
      }`}
    >
      <input type="hidden" name="case" value={choosing.caseId} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 flex-1 basis-60">
          {count === 0
            ? t('contact.choose.hint', { count: CONTACT_LIMITS.lawyersAtOnce })
            : t('contact.choose.chosen', { count, number: formatNumber(count) })}
        </p>
        {isIdle ? null : (
          <Button type="submit">
            <Send aria-hidden size={18} className="rtl:-scale-x-100" />
            {count === 0
              ? t('contact.choose.askChosen')
              : t('contact.choose.ask', { count, number: formatNumber(count) })}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** False on the server and until the script runs: without it nobody counts the boxes. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return scripted
}

/** While the bar stands over the page, what takes the focus is scrolled clear of it. */
function useRoomBelow(needed: boolean): void {
  useEffect(() => {
    if (!needed) return
    const { style } = document.documentElement
    style.scrollPaddingBottom = 'calc(var(--foot-room) + 9rem)'
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [needed])
}
