import { createContext } from 'react-router'

/** What pages need to know of how the product was set up. */
export type PageSettings = {
  /** The payment provider's public key. */
  publishableKey: string
  /** The provider is the sandbox: the demo card form stands in for the real one. */
  sandbox: boolean
}

export const pageSettingsContext = createContext<PageSettings>()
