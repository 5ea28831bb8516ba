import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { textDirection } from '../../../shared/languages.ts'
import { SpeakButton } from '../../speech/ui.ts'
import type { Explanation } from '../domain/explanation.ts'
import { placeCard } from '../domain/place-card.ts'
import { PhoneticSigns } from './phonetic-signs.tsx'
import type { OpenedBy } from './use-term-card.ts'

type Props = {
  id: string
  explanation: Explanation
  /** The word it explains. */
  anchor: RefObject<HTMLElement | null>
  openedBy: OpenedBy
  onClose(): void
}

/** The meaning of a word above the page. Made of spans, because it stands inside the paragraph of its word. */
export function TermCard({ id, explanation, anchor, openedBy, onClose }: Props) {
  const { t, language, direction } = useTranslation()
  const card = useRef<HTMLSpanElement>(null)
  // A press on the word lets the browser close the card, while it means that it shall stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew whenever it is opened in another way
  useLayoutEffect(() => {
    if (card.current && anchor.current) show(card.current, anchor.current, direction)
  }, [anchor, direction, openedBy])
  return (
    <span
      ref={card}
      id={id}
      popover="auto"
      data-no-speech
      role="note"
      aria-label={t('glossary.card', { term: explanation.term.text })}
      lang={language}
      dir={direction}
      onToggle={(event) => (event.newState === 'closed' ? onClose() : undefined)}
      className="absolute inset-auto m-0 max-h-[60vh] w-[min(22rem,calc(100vw-1rem))] cursor-auto overflow-y-auto rounded-card border border-line-strong bg-surface p-4 text-start text-base font-normal text-ink shadow-float print:hidden"
    >
      <Meaning id={id} explanation={explanation} />
      <Link to={`/legal-glossary/${explanation.id}`} className="inline-flex min-h-11 items-center">
        {t('glossary.more')}
        <span className="sr-only">: {explanation.term.text}</span>
      </Link>
    </span>
  )
}

function Meaning({ id, explanation }: { id: string; explanation: Explanation }) {
  const { t, language, formatLanguage } = useTranslation()
  const { term, respelling, ipa, definition, translations } = explanation
  return (
    <>
      <span className="flex items-center justify-between gap-2 font-heading text-lg font-semibold">
        <bdi lang={term.lang}>{term.text}</bdi>
        <SpeakButton text={term.text} language={term.lang} />
      </span>
      {respelling || ipa ? (
        <span className="block text-sm text-ink-soft">
          {t('glossary.soundsLike')} {respelling ? <bdi lang={term.lang}>{respelling}</bdi> : null}{' '}
          {ipa ? <PhoneticSigns ipa={ipa} language={term.lang} /> : null}
        </span>
      ) : null}
      <span
        id={`${id}-definition`}
        lang={definition.lang}
        dir={textDirection(definition.lang)}
        className="mt-1 block"
      >
        {definition.text}
      </span>
      {definition.lang === language ? null : (
        <span className="block text-sm text-ink-soft">
          {t('results.inLanguage', { language: formatLanguage(definition.lang) })}
        </span>
      )}
      {translations.length > 0 ? (
        <span className="mt-2 flex flex-wrap gap-x-4 text-sm">
          {translations.map(({ lang, term: translated }) => (
            <span key={lang}>
              <span className="text-ink-soft">{formatLanguage(lang)}:</span>{' '}
              <bdi lang={lang}>{translated}</bdi>
            </span>
          ))}
        </span>
      ) : null}
    </>
  )
}

function show(card: HTMLElement, word: HTMLElement, direction: 'ltr' | 'rtl'): void {
  if (!card.matches(':popover-open')) card.showPopover()
  const { left, top } = placeCard(
    word.getBoundingClientRect(),
    { width: card.offsetWidth, height: card.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    direction,
  )
  // In the page's own measures, so that the card moves along when the page is scrolled.
  card.style.left = `${left + window.scrollX}px`
  card.style.top = `${top + window.scrollY}px`
}
