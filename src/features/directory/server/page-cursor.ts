import { z } from 'zod'
import { SORTS } from '../domain/lawyer-filter.ts'

/** Where a page ended: the next one goes on behind it, whatever was added meanwhile. */
const pageCursorSchema = z.strictObject({
  /** YYYY-MM-DD whose rotation the list follows, also past midnight. */
  day: z.iso.date(),
  sort: z.enum(SORTS),
  /** Which selection of the list: the sub-region, the rest of the country, the better and the worse fitting names. */
  turn: z.int().min(0).max(99),
  part: z.int().min(0).max(1),
  /** Last name or experience shown, where the list is sorted by it. */
  key: z.union([z.string().max(400), z.number()]).nullable(),
  rotation: z.int().min(0),
})
export type PageCursor = z.infer<typeof pageCursorSchema>

export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor), 'utf8').toString('base64url')
}

/** Undefined for anything that is no cursor of ours. */
export function decodeCursor(text: string): PageCursor | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return pageCursorSchema.safeParse(read).data
  } catch {
    return undefined
  }
}
