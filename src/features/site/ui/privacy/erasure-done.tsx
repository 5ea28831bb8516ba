import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { STORED_IN_BROWSER } from './stored-in-browser.ts'

/** Of the person, not of the page: how it looks stays as they chose it. */
const PERSONAL = ['form', 'email', 'results']

/** Nothing is left; what this browser kept goes, too. */
export function ErasureDone({ how }: { how: 'erased' | 'waits' }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const queries = useQueryClient()
  useEffect(() => {
    heading.current?.focus()
    queries.clear()
    forgetInBrowser()
  }, [queries])
  return (
    <div className="column flex flex-col gap-6 py-10">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t(`yourData.${how}.title`)}
      </h1>
      <Notice
        tone={how === 'erased' ? 'sure' : 'amber'}
        role="status"
        icon={<CircleCheck className="size-6" />}
      >
        <p>{t(`yourData.${how}.text`)}</p>
      </Notice>
      <p className="measure">{t('yourData.afterwards')}</p>
      <ButtonLink to="/" look="secondary" className="self-start">
        {t('yourData.home')}
      </ButtonLink>
    </div>
  )
}

function forgetInBrowser(): void {
  try {
    for (const { name, purpose } of STORED_IN_BROWSER) {
      if (PERSONAL.includes(purpose)) window.localStorage.removeItem(name)
    }
  } catch {
    // Storage that is switched off holds nothing.
  }
}
