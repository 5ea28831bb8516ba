import { createContext, useContext } from 'react'
import type { LanguageCode } from '../shared/languages.ts'
import type { Messages } from './translate.ts'

type WrittenMessages = {
  messages: Messages
  /** Where the browser gets the same texts. */
  address: string
}

declare global {
  interface Window {
    /** The texts on their way, asked for by the page itself. */
    pageMessages?: Promise<Response>
  }
}

/** On the server: the texts of the page that is being written. */
export const PageMessagesContext = createContext<WrittenMessages | undefined>(undefined)

const BLOCK_ID = 'messages'
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

let read: { language: string; messages: Messages } | undefined

/**
 * The texts of a language are twice as long as a page and the same on every one: a file that the browser keeps. Nobody
 * who reads waits for them, so they are asked for once the page was drawn.
 */
export function PageMessages({ nonce }: { nonce: string | undefined }) {
  const address = useContext(PageMessagesContext)?.address
  // A failure is dealt with by whoever waits for the texts, which may be later.
  const ask = `requestAnimationFrame(()=>setTimeout(()=>{pageMessages=fetch(${JSON.stringify(address)},{priority:'low'});pageMessages.catch(()=>{})}))`
  return (
    <script
      id={BLOCK_ID}
      nonce={nonce}
      data-address={address}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own address of a file
      dangerouslySetInnerHTML={{ __html: address ? ask : '' }}
    />
  )
}

/** The page's texts: those of the server's hand, else those that were loaded. */
export function usePageMessages(language: LanguageCode): Messages {
  const written = useContext(PageMessagesContext)?.messages
  return written ?? (read?.language === language ? read.messages : {})
}

/** Gets the texts of the page before its script takes it over; on a line that is gone, it waits for it to come back. */
export async function loadPageMessages(): Promise<void> {
  const address = document.getElementById(BLOCK_ID)?.dataset['address']
  if (!address) return
  let answer = window.pageMessages
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const messages = await messagesOf(answer ?? fetch(address))
    if (messages) {
      read = { language: document.documentElement.lang, messages }
      return
    }
    answer = undefined
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

async function messagesOf(answer: Promise<Response>): Promise<Messages | undefined> {
  try {
    const given = await answer
    return given.ok ? ((await given.json()) as Messages) : undefined
  } catch {
    return undefined
  }
}
