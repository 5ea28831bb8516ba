import { AnalysisResultView } from '../../../analysis/ui.ts'
import {
  ChooseLawyers,
  ContactsOfCase,
  DidThisHelp,
  RememberedLawyer,
} from '../../../referral/ui.ts'
import type { HomePage } from './home-page.ts'
import type { useMainJob } from './use-main-job.ts'

type Props = {
  page: HomePage
  result: NonNullable<HomePage['result']>
  job: ReturnType<typeof useMainJob>
}

/** The result, with the lawyers to be chosen and asked, what became of requests, and the question at the end. */
export function ResultStage({ page, result, job }: Props) {
  const caseId = result.case.id
  return (
    <ChooseLawyers key={caseId} caseId={caseId}>
      <AnalysisResultView
        result={result}
        placeName={page.placeName}
        countries={page.countries}
        onStartOver={job.startOver}
        onCorrectArea={job.correctArea}
        onAnswer={job.answer}
        onAddFacts={job.addFacts}
        contacts={
          <>
            {page.rememberedLawyer ? (
              <RememberedLawyer caseId={caseId} lawyer={page.rememberedLawyer} />
            ) : null}
            <ContactsOfCase caseId={caseId} />
          </>
        }
        afterwards={<DidThisHelp caseId={caseId} />}
      />
    </ChooseLawyers>
  )
}
