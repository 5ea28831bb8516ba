import { useId, useRef } from 'react'
import type { Explanation } from '../domain/explanation.ts'
import { TermCard } from './term-card.tsx'
import { useTermCard } from './use-term-card.ts'

type Props = { text: string; explanation: Explanation }

/** A word that can be asked what it means: by pointing at it, by Tab, by a tap. */
export function ExplainedTerm({ text, explanation }: Props) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const { openedBy, area, word, close } = useTermCard()
  const isOpen = openedBy !== undefined
  return (
    <span {...area}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button is laid out as a box, so lines would break elsewhere than in the plain text */}
      <span
        {...word}
        ref={anchor}
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={isOpen ? `${id}-definition` : undefined}
        className="cursor-help underline decoration-dotted decoration-1 underline-offset-[0.2em] hover:decoration-2 print:no-underline"
      >
        {text}
      </span>
      {openedBy ? (
        <TermCard
          id={id}
          explanation={explanation}
          anchor={anchor}
          openedBy={openedBy}
          onClose={close}
        />
      ) : null}
    </span>
  )
}
