import { z } from 'zod'
import type { Sort } from '../domain/lawyer-filter.ts'

const common = {
  /** YYYY-MM-DD whose rotation the list follows, also past midnight. */
  day: z.iso.date(),
  /** Which selection of the list: the sub-region, the rest of the country, the better and the worse fitting names. */
  turn: z.int().min(0).max(99),
  part: z.int().min(0).max(1),
  rotation: z.int().min(0),
}

/** Where a page ended: the next one goes on behind it, whatever was added meanwhile. */
const pageCursorSchema = z.discriminatedUnion('sort', [
  /** In a list short enough to be ordered as a whole, how many stood before the last one shown. */
  z.strictObject({
    ...common,
    sort: z.literal('rotation'),
    key: z.union([z.null(), z.int().min(0).max(999)]),
  }),
  /** The negative of the last years shown. */
  z.strictObject({ ...common, sort: z.literal('experience'), key: z.int().min(-200).max(0) }),
  /** The last name shown, folded. */
  z.strictObject({ ...common, sort: z.literal('name'), key: z.string().max(400) }),
])
/** As read; what is written may have any key, since it comes from the list itself. */
export type PageCursor = {
  day: string
  sort: Sort
  turn: number
  part: number
  key: string | number | null
  rotation: number
}

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
