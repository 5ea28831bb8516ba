import type { CaseFormValues } from '../../../intake/contract.ts'

/** The dialog that stands open between form and result, if any. */
export type FlowDialog =
  | { kind: 'saved'; email: string }
  | { kind: 'failed'; message: string; retry: CaseFormValues | undefined; email: string }
  | undefined
