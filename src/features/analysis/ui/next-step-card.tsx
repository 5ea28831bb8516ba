import { Printer, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { Button, buttonLook } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Analysis } from '../contract.ts'
import { BriefDownload } from './brief-download.tsx'
import { nextStep } from './next-step.ts'

type Props = {
  caseId: string
  analysis: Analysis
  lawyersId: string
  onPrint(): void
  onStartOver(): void
}

/** Stays in sight beside the result on wide screens. */
export function NextStepCard({ caseId, analysis, lawyersId, onPrint, onStartOver }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border border-brand bg-brand-wash p-5 wide:sticky wide:top-24"
    >
      <h2 id={titleId}>{t('results.next.title')}</h2>
      <p className="text-lg leading-snug">{t(`results.next.${nextStep(analysis)}`)}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href={`#${lawyersId}`} className={buttonLook('primary')}>
          {t('results.next.toLawyers')}
        </a>
        <Button look="secondary" onClick={onPrint}>
          <Printer aria-hidden size={18} />
          {t('results.next.print')}
        </Button>
        <BriefDownload caseId={caseId} />
        <Button look="quiet" onClick={onStartOver}>
          <RotateCcw aria-hidden size={18} />
          {t('results.next.startOver')}
        </Button>
      </div>
    </section>
  )
}
