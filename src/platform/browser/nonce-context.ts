import { createContext } from 'react'

/** The nonce that lets the page's own inline scripts run; the server gives it, browsers hide it. */
export const NonceContext = createContext<string | undefined>(undefined)
