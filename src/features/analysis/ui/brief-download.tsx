import { FileDown } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { buttonLook, Spinner } from '../../../design/button.tsx'
import type { Translate } from '../../../i18n/translate.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { ApiFailure } from '../../../platform/browser/api-call.ts'
import { saveFile } from '../../../platform/browser/save-file.ts'

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string }

/** The case as a PDF. A plain link for browsers without script; with it, waiting and failure are told. */
export function BriefDownload({ caseId }: { caseId: string }) {
  const { t, language } = useTranslation()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const address = `/api/cases/${caseId}/brief.pdf?lang=${language}`
  const busy = state.kind === 'busy'
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    if (busy) return
    setState({ kind: 'busy' })
    try {
      await fetchAndSave(address, `${t('brief.fileName')}.pdf`)
      setState({ kind: 'idle' })
    } catch (error) {
      setState({ kind: 'failed', message: failureText(error, t) })
    }
  }
  return (
    <>
      <a
        href={address}
        onClick={download}
        aria-busy={busy || undefined}
        className={buttonLook('secondary')}
      >
        {busy ? <Spinner /> : <FileDown aria-hidden size={18} />}
        {t(busy ? 'results.next.pdfBusy' : 'results.next.pdf')}
      </a>
      <span role="status" className="sr-only">
        {busy ? t('results.next.pdfBusy') : ''}
      </span>
      {state.kind === 'failed' ? (
        <p role="alert" className="w-full font-semibold text-danger">
          {state.message}
        </p>
      ) : null}
    </>
  )
}

/** @throws ApiFailure, or TypeError when there is no connection */
async function fetchAndSave(address: string, fallbackName: string): Promise<void> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new ApiFailure(response, await response.text())
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  const name = named?.[1] ? decodeURIComponent(named[1]) : fallbackName
  saveFile(await response.blob(), 'application/pdf', name)
}

function failureText(error: unknown, t: Translate): string {
  const isWait = error instanceof ApiFailure && (error.status === 429 || error.status === 503)
  return isWait
    ? t(`errors.${error.code}`, {}, t('results.next.pdfFailed'))
    : t('results.next.pdfFailed')
}
