import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Provision } from '../../../law/contract.ts'
import { citation } from '../../../law/server.ts'
import { namesLaw, waysToCite } from './law-names.ts'
import { mentionsTime } from './mentions-time.ts'
import { isInOtherLanguage } from './other-language.ts'

const SHORTEST = 8
const LONGEST = 300
const SHORTEST_TITLE = 6

/** Links, addresses, domains, markup, and characters that are not seen or turn text round. */
const UNWANTED = [
  /[<>@`*_|~#[\]{}\\]/u,
  /&[#\w]+;/u,
  /:\/\/|www\./iu,
  /[\p{L}\p{N}]\.\p{L}{2,}/u,
  // Invisible joiners that Hindi needs are the exception.
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u,
]

export type Flaw = 'length' | 'unwanted' | 'language' | 'number' | 'citation'

type Context = {
  language: LanguageCode
  /** The law a sentence is about; it alone may be named in it. */
  about?: Provision
  /** All law the model was shown. */
  provisions: readonly Provision[]
}

/** What keeps a model's sentence from being shown, if anything. Undefined: nothing was found against it. */
export function flawOf(text: string, { language, about, provisions }: Context): Flaw | undefined {
  if (text.length > LONGEST || text.length < SHORTEST) return 'length'
  if (UNWANTED.some((pattern) => pattern.test(text))) return 'unwanted'
  const rest = about ? withoutNamesOf(about, language, text) : text
  const otherTitle = titlesOf(provisions).some((title) => contains(rest, title))
  if (otherTitle || namesLaw(rest)) return 'citation'
  if (/\p{N}/u.test(rest) || mentionsTime(rest)) return 'number'
  return isInOtherLanguage(rest, language) ? 'language' : undefined
}

const contains = (text: string, part: string) =>
  text.toLocaleLowerCase().includes(part.toLocaleLowerCase())

function titlesOf(provisions: readonly Provision[]): string[] {
  return provisions
    .flatMap(({ act, actLocal }) => [act, actLocal ?? ''])
    .filter((title) => title.length >= SHORTEST_TITLE)
}

function withoutNamesOf(provision: Provision, language: LanguageCode, text: string): string {
  const { act, actLocal, section } = provision
  return [
    citation(provision, language),
    citation(provision, 'en'),
    ...(actLocal ? [actLocal] : []),
    act,
    ...(section ? waysToCite(section) : []),
  ].reduce((rest, name) => without(rest, name), text)
}

/** Only where the name ends there: `§ 551` does not stand in `§ 551a`, nor in `§ 5512`. */
function without(text: string, name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), ' ')
}
