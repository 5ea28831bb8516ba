import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { LawyerList, LawyerSearchPanel } from '../../directory/ui.ts'
import { AreaFinding } from './area-finding.tsx'
import type { ShownCaseResult } from './case-result.ts'
import { Deadlines } from './deadlines.tsx'
import type { FollowUpAnswers } from './follow-up-questions.tsx'
import { Laws } from './laws.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { Origin, OwnFacts } from './origin.tsx'
import { PostureNote } from './posture-note.tsx'
import { Premises } from './premises.tsx'
import { SafetyPanel } from './safety-panel.tsx'
import { TextSections } from './text-sections.tsx'
import { usePrintWish } from './use-print-wish.ts'
import { WhatHappensNext } from './what-happens-next.tsx'

const LAWYERS_ID = 'lawyers'

type Props = {
  result: ShownCaseResult
  /** The place in words, where the page knows it. */
  placeName?: string | undefined
  /** Offered in the search of the whole directory. */
  countries?: readonly { code: string; name: string }[] | undefined
  onStartOver(): void
  /** Back to the form with what was written; without it, the start. */
  onAddFacts?: (() => void) | undefined
  onCorrectArea(area: LegalArea): void
  onAnswer(answers: FollowUpAnswers): void
  /** What the person did about lawyers so far; stands above their list. */
  contacts?: ReactNode
  /** After everything else. */
  afterwards?: ReactNode
}

/** A whole result: what is urgent first, then the law, then people. */
export function AnalysisResultView({
  result,
  countries,
  onStartOver,
  onAddFacts = onStartOver,
  onCorrectArea,
  onAnswer,
  contacts,
  afterwards,
  ...given
}: Props) {
  const { t, formatCountry } = useTranslation()
  const page = useRef<HTMLDivElement>(null)
  const { analysis } = result
  const [firstArea] = analysis.identifiedAreas
  const placeName = given.placeName ?? placeNameOf(result) ?? formatCountry(result.case.country)
  const areaName = firstArea ? t(`areas.${firstArea}`, {}, firstArea) : ''
  const print = () => {
    for (const details of page.current?.querySelectorAll('details') ?? []) details.open = true
    window.print()
  }
  usePrintWish(print)
  return (
    <div ref={page} className="flex flex-col gap-10 pb-12">
      <h1>{t('results.title')}</h1>
      {analysis.safety ? <SafetyPanel safety={analysis.safety} /> : null}
      <div className="grid gap-10 wide:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] wide:grid-rows-[auto_1fr] wide:gap-x-12 print:block print:space-y-6">
        <div className="flex min-w-0 flex-col gap-10">
          <Deadlines deadlines={analysis.deadlines} usuallyFrom={analysis.usualDeadlinesFrom} />
          <PostureNote posture={analysis.posture} />
          <Premises analysis={analysis} placeName={placeName} />
          <AreaFinding
            analysis={analysis}
            onCorrectArea={onCorrectArea}
            onAddFacts={onAddFacts}
            onAnswer={onAnswer}
          />
        </div>
        <div className="min-w-0 wide:row-span-2">
          <NextStepCard
            caseId={result.case.id}
            analysis={analysis}
            lawyersId={LAWYERS_ID}
            onPrint={print}
            onStartOver={onStartOver}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Laws
            analysis={analysis}
            changes={result.lawChanges ?? []}
            placeName={placeName}
            areaName={areaName}
          />
          <TextSections analysis={analysis} placeName={placeName} areaName={areaName} />
          <Origin analysis={analysis} />
          <OwnFacts facts={result.case.facts} />
        </div>
      </div>
      <WhatHappensNext />
      {contacts}
      <section
        id={LAWYERS_ID}
        aria-labelledby={`${LAWYERS_ID}-title`}
        className="flex max-w-[60rem] flex-col gap-5"
      >
        <h2 id={`${LAWYERS_ID}-title`}>{t('results.lawyers')}</h2>
        <p className="measure">{t('results.lawyersHint')}</p>
        <LawyerList
          madeFor={result.case.id}
          country={result.case.country}
          jurisdiction={result.case.jurisdiction}
          area={firstArea}
          placeName={placeName}
          initialLawyers={result.lawyers}
        />
      </section>
      <section
        aria-labelledby="directory-title"
        className="flex max-w-[60rem] flex-col gap-5 print:hidden"
      >
        <h2 id="directory-title">{t('results.search')}</h2>
        <LawyerSearchPanel countries={countries} />
      </section>
      {afterwards}
    </div>
  )
}

/** The name of the case's own place, as one of its laws gives it. */
function placeNameOf({ case: legalCase, analysis }: ShownCaseResult): string | undefined {
  return analysis.applicableLaws.find((law) => law.jurisdiction === legalCase.jurisdiction)?.place
}
