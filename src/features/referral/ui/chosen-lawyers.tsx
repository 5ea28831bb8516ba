import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { LawyerActions } from '../../directory/ui.ts'
import { ChosenLawyersContext } from './chosen-lawyers-context.ts'

// Only a result needs them: the form before it must not wait for their weight.
const ChooseBox = lazy(() =>
  import('./choose-box.tsx').then((part) => ({ default: part.ChooseBox })),
)
const AskBar = lazy(() => import('./ask-bar.tsx').then((part) => ({ default: part.AskBar })))
const CaseContacts = lazy(() =>
  import('./case-contacts.tsx').then((part) => ({ default: part.CaseContacts })),
)
const HelpQuestion = lazy(() =>
  import('./help-question.tsx').then((part) => ({ default: part.HelpQuestion })),
)

/** Lets a person choose lawyers from every list inside it, and ask them together. */
export function ChooseLawyers({ caseId, children }: { caseId: string; children: ReactNode }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const value = useMemo(
    () => ({
      caseId,
      chosen,
      choose: (slug: string, isChosen: boolean) =>
        setChosen((before) => [
          ...before.filter((other) => other !== slug),
          ...(isChosen ? [slug] : []),
        ]),
    }),
    [caseId, chosen],
  )
  return (
    <ChosenLawyersContext value={value}>
      <LawyerActions
        value={(lawyer) => (
          <Suspense>
            <ChooseBox lawyer={lawyer} />
          </Suspense>
        )}
      >
        {children}
        <Suspense>
          <AskBar />
        </Suspense>
      </LawyerActions>
    </ChosenLawyersContext>
  )
}

/** What was asked about a case, and what came back. */
export function ContactsOfCase({ caseId }: { caseId: string }) {
  return (
    <Suspense>
      <CaseContacts caseId={caseId} />
    </Suspense>
  )
}

/** "Did this help?" */
export function DidThisHelp({ caseId }: { caseId: string }) {
  return (
    <Suspense>
      <HelpQuestion key={caseId} caseId={caseId} />
    </Suspense>
  )
}
