import { isLanguageCode, type LanguageCode } from '../../../../shared/languages.ts'

/** Which page a picture for sharing belongs to. */
export type PictureOf = {
  kind: (typeof PICTURE_KINDS)[number]
  /** Names the page among those of its kind; the parts of a longer path are joined by `--`. */
  slug: string
}

/** A page of the site itself, a place, a lawyer, a provision. */
export const PICTURE_KINDS = ['page', 'place', 'lawyer', 'law'] as const

/** `/og/place/germany--bavaria.es.png` */
export function picturePath({ kind, slug }: PictureOf, language: LanguageCode): string {
  return `/og/${kind}/${encodeURIComponent(slug)}.${language}.png`
}

/** @param file what stands behind the kind, decoded: `germany--bavaria.es.png` */
export function readPictureAddress(
  kind: string,
  file: string,
): { of: PictureOf; language: LanguageCode } | undefined {
  const [, slug = '', language] = /^(.{1,200})\.([a-z]{2})\.png$/u.exec(file) ?? []
  const known = PICTURE_KINDS.find((one) => one === kind)
  return known && isLanguageCode(language) ? { of: { kind: known, slug }, language } : undefined
}
