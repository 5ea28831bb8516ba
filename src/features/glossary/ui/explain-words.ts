import { useSyncExternalStore } from 'react'
import { readPlainCookie, writePlainCookie } from '../../../platform/http/plain-cookie.ts'

const KEY = 'explain-words'
const OFF = 'off'

const listeners = new Set<() => void>()
/** Where the browser keeps nothing, the choice lasts as long as the page. */
let chosen: boolean | undefined

/** Whether legal words are to be explained; undefined until the browser has been asked. */
export function useExplainsWords(): boolean | undefined {
  return useSyncExternalStore(subscribe, explainsWords, () => undefined)
}

export function setExplainsWords(on: boolean): void {
  chosen = on
  const value = on ? 'on' : OFF
  writePlainCookie(KEY, value)
  try {
    window.localStorage.setItem(KEY, value)
  } catch {
    // A browser that stores nothing has the cookie, or the page's own memory.
  }
  for (const listener of listeners) listener()
}

function explainsWords(): boolean {
  return chosen ?? (storedChoice() ?? readPlainCookie(document.cookie, KEY)) !== OFF
}

function storedChoice(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    chosen = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
