import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { createReader, type Reader, type ReaderState } from '../domain/reader.ts'
import { browserSpeech } from './browser-speech.ts'
import { markSpoken, unmark } from './mark-spoken.ts'
import {
  nearestSection,
  type ReadableBlock,
  rangeOf,
  readableBlocks,
  selectedBlock,
} from './readable-blocks.ts'
import { keepSpeed, keptSpeed } from './speech-settings.ts'

const IDLE: ReaderState = { status: 'idle', piece: undefined }

/** Reads the page aloud and marks what it reads. Ends with the page. */
export function usePageReader(language: string) {
  const [state, setState] = useState(IDLE)
  const [speed, setSpeed] = useState(keptSpeed)
  const blocks = useRef<ReadableBlock[]>([])
  const reader = useRef<Reader>(undefined)
  const { pathname } = useLocation()

  const onChange = useCallback((next: ReaderState) => {
    setState(next)
    if (next.piece)
      markSpoken(rangeOf(blocks.current, next.piece), blocks.current[next.piece.block]?.element)
    else unmark()
  }, [])
  reader.current ??= createReader(browserSpeech(), onChange, speed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page ends what was read of this one
  useEffect(() => {
    const stop = () => reader.current?.stop()
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [pathname])

  const read = (found: ReadableBlock[]) => {
    blocks.current = found
    reader.current?.read(found)
    return found.length > 0
  }
  return {
    state,
    speed,
    /** What is marked, else the section at hand. @returns whether there is anything to read */
    readThis() {
      const content = contentOf()
      const selected = selectedBlock(content, language)
      return read(
        selected.length > 0 ? selected : readableBlocks(nearestSection(content), language),
      )
    },
    readPage: () => read(readableBlocks(contentOf(), language)),
    pause: () => reader.current?.pause(),
    resume: () => reader.current?.resume(),
    stop: () => reader.current?.stop(),
    move: (steps: 1 | -1) => reader.current?.move(steps),
    again: () => reader.current?.again(),
    changeSpeed(next: number) {
      setSpeed(next)
      keepSpeed(next)
      reader.current?.setSpeed(next)
    },
  }
}

const contentOf = () => document.getElementById('content') ?? document.body
