import { useEffect, useRef, useState } from 'react'
import {
  createRecognition,
  type DictationProblem,
  dictationProblem,
  type Recognition,
} from './dictation.ts'

/** Listens until it is stopped, the page is left, or the browser gives up. */
export function useDictation(language: string, onText: (text: string) => void) {
  const recognition = useRef<Recognition>(undefined)
  const [agreed, setAgreed] = useState(false)
  const [listening, setListening] = useState(false)
  const [problem, setProblem] = useState<DictationProblem>()
  const stop = () => {
    recognition.current?.stop()
    setListening(false)
  }
  useEffect(() => {
    const abort = () => recognition.current?.abort()
    const onHidden = () => document.hidden && abort()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', abort)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', abort)
      abort()
    }
  }, [])
  const start = () => {
    setAgreed(true)
    setProblem(undefined)
    const next = createRecognition(language)
    if (!next) return setProblem('failed')
    next.onresult = ({ resultIndex, results }) => {
      const heard = [...Array.from(results)].slice(resultIndex).filter(({ isFinal }) => isFinal)
      const text = heard.map((part) => part[0]?.transcript ?? '').join(' ')
      if (text.trim() !== '') onText(text.trim())
    }
    next.onerror = ({ error }) => setProblem(dictationProblem(error))
    next.onend = () => setListening(false)
    recognition.current = next
    next.start()
    setListening(true)
  }
  return { agreed, listening, problem, start, stop }
}
