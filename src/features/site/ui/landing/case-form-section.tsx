import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LandingForm } from '../../domain/landing/landing-page.ts'

let open: () => void = () => undefined
const wanted =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        open = resolve
      })

// The server writes the form whole; its script, the largest part of the page's, comes when somebody gets near it.
const LandingCaseForm = lazy(() => wanted.then(() => import('./landing-case-form.tsx')))

/** So far above the window's edge that the script is there before the form is. */
const NEAR = '600px'

type Props = { form: LandingForm; typed: string | undefined }

/** The case form with the place filled in. What the server wrote stands still until its script takes over. */
export function CaseFormSection({ form, typed }: Props) {
  const { t } = useTranslation()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = section
    if (!current) return undefined
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) open()
      },
      { rootMargin: NEAR },
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return (
    <section
      ref={section}
      id="case-form"
      aria-labelledby="form-title"
      onFocus={() => open()}
      className="column scroll-mt-4 border-y border-line py-10"
    >
      <div className="flex flex-col gap-6">
        <h2 id="form-title">{t('intake.title')}</h2>
        <Suspense fallback={<div aria-busy className="min-h-[60rem]" />}>
          <LandingCaseForm form={form} typed={typed} />
        </Suspense>
      </div>
    </section>
  )
}
