import { buttonLook } from '../design/button.tsx'
import { CORE_ENGLISH } from '../i18n/core-english.ts'

export function CrashPage({ notFound }: { notFound: boolean }) {
  return (
    <main lang="en" dir="ltr" className="column flex flex-col items-start gap-4 py-16">
      <h1>{notFound ? CORE_ENGLISH.notFoundTitle : CORE_ENGLISH.crashTitle}</h1>
      <p className="text-lg">{notFound ? CORE_ENGLISH.notFoundText : CORE_ENGLISH.crashText}</p>
      <div className="flex flex-wrap gap-3">
        <a href="?" className={buttonLook('primary')}>
          {CORE_ENGLISH.reload}
        </a>
        <a href="/" className={buttonLook('secondary')}>
          {CORE_ENGLISH.home}
        </a>
      </div>
    </main>
  )
}
