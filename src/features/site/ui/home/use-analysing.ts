import { useState } from 'react'

export type Analysing = {
  facts: string
  /** Stages that are done, as the server tells of them. */
  done: readonly string[]
}

/** The work the person waits for. */
export function useAnalysing() {
  const [analysing, setAnalysing] = useState<Analysing>()
  return {
    analysing,
    begin: (facts: string) => setAnalysing({ facts, done: [] }),
    stageDone: (stage: string) =>
      setAnalysing((now) => now && { ...now, done: [...now.done, stage] }),
    end: () => setAnalysing(undefined),
  }
}
