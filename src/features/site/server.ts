import { createContext } from 'react-router'
import type { LanguageCode } from '../../shared/languages.ts'

/** What pages need to know of how the product was set up. */
export type PageSettings = {
  /** The payment provider's public key. */
  publishableKey: string
  /** The provider is the sandbox: the demo card form stands in for the real one. */
  sandbox: boolean
}

export const pageSettingsContext = createContext<PageSettings>()

/** Who asks for the erasure of their own data, as far as the request tells. */
export type ErasureAsk = {
  cookies: string | null | undefined
  clientAddress: string
  /** Of the page; the mails follow it where the person has saved none. */
  language: LanguageCode
}

export type ErasureConfirmation = ErasureAsk & { code: string }

/** `cookies` are Set-Cookie values to pass on. `waits`: it is certain, and done as soon as it can be. */
export type ConfirmOutcome =
  | { kind: 'erased' | 'waits'; cookies: string[] }
  | { kind: 'wrong_code' }
  | { kind: 'sign_in_required' }
  | { kind: 'too_often'; retryAfterSeconds: number }

export type AskOutcome =
  | { kind: 'sent' }
  | { kind: 'sign_in_required' }
  | { kind: 'too_often'; retryAfterSeconds: number }

/** The two steps of an erasure, for the page that works without script. */
export const erasureContext = createContext<{
  ask(ask: ErasureAsk): Promise<AskOutcome>
  confirm(confirmation: ErasureConfirmation): Promise<ConfirmOutcome>
}>()
