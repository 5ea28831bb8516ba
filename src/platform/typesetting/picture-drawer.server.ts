import {
  createTypesettingQueue,
  type TypesettingDocument,
  type TypesettingOptions,
} from './typesetting-queue.server.ts'

export type DrawnPicture =
  | { kind: 'made'; png: Uint8Array }
  /** Too many are waiting: ask again later. */
  | { kind: 'busy' }
  | { kind: 'failed'; reasons: string[] }

/** Draws the first page of a document as a PNG, a pixel for each point; apart from the typesetter, so that no document waits for pictures. */
export type PictureDrawer = {
  draw(document: TypesettingDocument): Promise<DrawnPicture>
  close(): Promise<void>
}

export function createPictureDrawer(options: TypesettingOptions = {}): PictureDrawer {
  const queue = createTypesettingQueue(options)
  return {
    async draw(document) {
      const answer = await queue.run(document, 'png')
      if (answer === 'busy') return { kind: 'busy' }
      if ('png' in answer) return { kind: 'made', png: answer.png }
      return { kind: 'failed', reasons: 'reasons' in answer ? answer.reasons : [] }
    },
    close: queue.close,
  }
}
