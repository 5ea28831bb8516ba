import type { CaseFormValues } from '../../../intake/contract.ts'

/** The dialog that stands open between form and result, if any. */
export type FlowDialog =
  | { kind: 'saved'; email: string }
  | { kind: 'failed'; message: string; retry: CaseFormValues | undefined; email: string }
  /** Too many analyses from this network: no failure, but a time to wait. */
  | { kind: 'wait'; seconds: number; retry: CaseFormValues; email: string }
  | undefined
