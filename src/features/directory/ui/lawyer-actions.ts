import { createContext, type ReactNode } from 'react'
import type { Lawyer } from '../contract.ts'

/** What the page around a list adds to each of its lawyers, such as a box to choose them; nothing by itself. */
export const LawyerActions = createContext<(lawyer: Lawyer) => ReactNode>(() => null)
