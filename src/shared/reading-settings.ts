/** Sizes of text a person can choose, smallest first. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const

export type TextSize = (typeof TEXT_SIZES)[number]

/** What a cookie says, or the normal size for anything else. */
export function textSizeOf(value: string | undefined): TextSize {
  return TEXT_SIZES.find((size) => size === value) ?? 'normal'
}
