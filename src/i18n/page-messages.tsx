import { createContext, useContext } from 'react'
import type { LanguageCode } from '../shared/languages.ts'
import type { Messages } from './translate.ts'

type WrittenMessages = {
  messages: Messages
  /** Whether the page is written with a mark in place of its texts; whoever asked for that puts them in. */
  later: boolean
}

/** On the server: the texts of the page that is being written. */
export const PageMessagesContext = createContext<WrittenMessages | undefined>(undefined)

/** Stands in a page in place of its texts until they are put in. */
export const MESSAGES_MARK = '{"messages":"later"}'

const BLOCK_ID = 'messages'
const blocks = new WeakMap<Messages, string>()
let read: { language: string; messages: Messages } | undefined

/**
 * The texts of a page that was sent whole stand in a data block of it: written once for a language instead of anew
 * for every answer, they are most of what making a page would cost.
 */
export function PageMessages({ nonce }: { nonce: string | undefined }) {
  const written = useContext(PageMessagesContext)
  const block = written?.later ? MESSAGES_MARK : written && messagesBlock(written.messages)
  return (
    <script
      id={BLOCK_ID}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with every "<" escaped
      dangerouslySetInnerHTML={{ __html: block ?? '' }}
    />
  )
}

/** The page's texts: those of the server's hand, else those that came with the page. */
export function usePageMessages(language: LanguageCode): Messages {
  return useContext(PageMessagesContext)?.messages ?? messagesOfDocument(language)
}

/** The texts as they stand in a page. */
export function messagesBlock(messages: Messages): string {
  const known = blocks.get(messages)
  if (known) return known
  const text = JSON.stringify(messages).replace(/</g, '\\u003c')
  blocks.set(messages, text)
  return text
}

function messagesOfDocument(language: string): Messages {
  if (read?.language === language) return read.messages
  const text = globalThis.document?.getElementById(BLOCK_ID)?.textContent
  const messages = text ? (JSON.parse(text) as Messages) : {}
  read = { language, messages }
  return messages
}
