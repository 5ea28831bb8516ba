import type { LanguageCode } from '../../../../shared/languages.ts'

/** A text with what a page needs to show it right, whatever stands around it. */
export type Said = {
  text: string
  lang: LanguageCode
  dir: 'ltr' | 'rtl'
  /** "in English", where the document is in another language. */
  note?: string
}

export type BriefLine = {
  label?: string
  text?: Said
  /** Between the quotation marks of its language. */
  quoted?: true
  /** Shown as it is, because paper has no links. */
  url?: string
  strong?: true
  small?: true
  /** What a person must not overlook. */
  alarm?: true
}

export type BriefBlock =
  | { kind: 'line'; line: BriefLine }
  | { kind: 'list' | 'steps' | 'quotes'; items: Said[] }
  /** What the person wrote, set apart. */
  | { kind: 'words'; paragraphs: Said[] }
  /** A law or a time limit. */
  | { kind: 'entry'; urgent: boolean; title: Said; lines: BriefLine[] }

export type BriefSection = { title: string; blocks: BriefBlock[] }

/** Everything that `case-brief.typ` needs, all words chosen. */
export type BriefDocument = {
  language: LanguageCode
  direction: 'ltr' | 'rtl'
  paper: 'a4' | 'us-letter'
  title: string
  purpose: string
  /** Says that it was made for trying out; null where it is real. */
  demo: string | null
  /** On every page. */
  footer: string
  /** With `{page}` and `{pages}`. */
  pageWords: string
  /** Said where characters had to be replaced. */
  boxesNote: string
  head: BriefLine[]
  sections: BriefSection[]
}
