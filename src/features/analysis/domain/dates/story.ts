import type { LanguageCode } from '../../../../shared/languages.ts'
import type { CountedFrom } from '../../../law/contract.ts'

export type Story = {
  /** The day of writing, YYYY-MM-DD. */
  today: string
  country: string
  from: CountedFrom
  language: LanguageCode
}
