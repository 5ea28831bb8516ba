import {
  createTypesettingQueue,
  type TypesettingDocument,
  type TypesettingOptions,
} from './typesetting-queue.server.ts'

export type TypesetOutcome =
  | { kind: 'made'; pdf: Uint8Array }
  /** Too many are waiting: ask again later. */
  | { kind: 'busy' }
  /** The reasons can quote the data: for tests and templates, never for a log. */
  | { kind: 'failed'; reasons: string[] }

/** Sets documents in PDF, tagged for screen readers, one after the other in a process of its own. */
export type Typesetter = {
  typeset(document: TypesettingDocument): Promise<TypesetOutcome>
  close(): Promise<void>
}

export function createTypesetter(options: TypesettingOptions = {}): Typesetter {
  const queue = createTypesettingQueue(options)
  return {
    async typeset(document) {
      const answer = await queue.run(document, 'pdf')
      if (answer === 'busy') return { kind: 'busy' }
      if ('pdf' in answer) return { kind: 'made', pdf: answer.pdf }
      return { kind: 'failed', reasons: 'reasons' in answer ? answer.reasons : [] }
    },
    close: queue.close,
  }
}
