import { useTranslation } from '../../../../i18n/translation-context.tsx'

/** The address of a letter on the page: `#letter-a`. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}

/** The letters, in sight while one browses: a strip above the list on a phone, a column beside it elsewhere. */
export function LetterRail({ letters }: { letters: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('glossary.letters')}
      className="sticky top-0 z-10 -mx-4 overflow-x-auto border-b border-line bg-paper px-1 wide:top-4 wide:mx-0 wide:max-h-[calc(100dvh-2rem)] wide:self-start wide:overflow-x-visible wide:overflow-y-auto wide:border-none wide:px-1 print:hidden"
    >
      <ul className="flex wide:grid wide:grid-cols-2">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={`#${letterId(letter)}`}
              className="flex size-11 items-center justify-center rounded-card font-semibold no-underline hover:bg-brand-wash"
            >
              <span className="sr-only">{t('glossary.letter')} </span>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
