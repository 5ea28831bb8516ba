/** What became of the step that was sent last; `hasCode` where it was the second. */
export type ErasureAnswer = {
  kind: 'sent' | 'erased' | 'waits' | 'wrong_code' | 'sign_in_required' | 'too_often'
  hasCode: boolean
}
