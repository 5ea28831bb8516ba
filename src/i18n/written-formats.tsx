import { createContext, useContext, useMemo } from 'react'
import type { LanguageCode } from '../shared/languages.ts'
import { createFormats, type Formats, formatsThrough } from './formats.ts'

/** On the server: what the page being written holds of dates, numbers and names, by what they were written from. */
export const WrittenFormatsContext = createContext<Map<string, string> | undefined>(undefined)

const BLOCK_ID = 'formats'
/** A table of all countries is no first sight: the browser writes what goes beyond this itself. */
const MOST_WRITTEN = 200
const LONGEST_WRITTEN = 200

/**
 * The server's dates and numbers in a data block, so that the browser takes them over: making its first formatter
 * holds a phone up for longer than anything else on a page, and may write a space differently.
 */
export function WrittenFormats({
  language,
  nonce,
}: {
  language: LanguageCode
  nonce: string | undefined
}) {
  const written = useContext(WrittenFormatsContext)
  const block = written && JSON.stringify({ language, texts: Object.fromEntries(written) })
  return (
    <script
      id={BLOCK_ID}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every "<" escaped
      dangerouslySetInnerHTML={{ __html: block?.replace(/</g, '\\u003c') ?? '' }}
    />
  )
}

/** A language's formats: on the server kept for the page, in the browser taken from it where it has them. */
export function usePageFormats(language: LanguageCode): Formats {
  const written = useContext(WrittenFormatsContext)
  return useMemo(
    () => formatsThrough(formatsOf(language), written ? keepIn(written) : lookUpIn(language)),
    [language, written],
  )
}

const keepIn = (written: Map<string, string>) => (key: string, make: () => string) => {
  const text = written.get(key) ?? make()
  if (written.size < MOST_WRITTEN && key.length < LONGEST_WRITTEN) written.set(key, text)
  return text
}

const lookUpIn = (language: LanguageCode) => (key: string, make: () => string) => {
  const { texts } = formatsOfDocument(language)
  return (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? make()
}

const made = new Map<LanguageCode, Formats>()

function formatsOf(language: LanguageCode): Formats {
  const known = made.get(language) ?? createFormats(language)
  made.set(language, known)
  return known
}

type Block = { language: string; texts: Record<string, string> }

let read: Block | undefined

/** What came with the page, as long as it is shown in that language. */
function formatsOfDocument(language: LanguageCode): Block {
  const text = read ? undefined : globalThis.document?.getElementById(BLOCK_ID)?.textContent
  read ??= text ? (JSON.parse(text) as Block) : { language, texts: {} }
  return read.language === language ? read : { language, texts: {} }
}
