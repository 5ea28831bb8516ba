import type { Translate } from '../../../i18n/translate.ts'
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/languages.ts'
import type { Places } from '../../places/server.ts'
import type { Corpus, DescribedProvision, Provision } from '../contract.ts'
import { citation, citedTitle, officialTitle } from '../domain/citation.ts'
import { isInForce } from '../domain/corpus.ts'
import { deadlineFinding, inLanguage } from '../domain/provision-words.ts'
import { jurisdictionName, memberNames } from './jurisdiction-name.ts'

const MAX_RELATED = 6

/** @param today YYYY-MM-DD */
export function describeProvision(
  { corpus, places }: { corpus: Corpus; places: Places },
  id: string,
  reader: { language: LanguageCode; t: Translate; today: string },
): DescribedProvision | undefined {
  const provision = corpus.byId.get(id)
  if (!provision) return undefined
  const { language, t, today } = reader
  const { jurisdiction } = provision
  const cited = citedTitle(provision, language)
  const unlessCited = (title: string) => (title === cited ? null : title)
  const members = memberNames(places, jurisdiction, language)
  return {
    id,
    statute: citation(provision, language),
    act: cited,
    englishTitle: unlessCited(provision.act),
    officialTitle: unlessCited(officialTitle(provision)),
    actType: provision.actType,
    identifier: provision.identifier ?? null,
    heading: inLanguage(provision.heading, language),
    summary: inLanguage(provision.summary, language),
    coversWhatFollows: provision.coversWhatFollows,
    versions: otherVersions(provision, language),
    country: provision.country,
    jurisdiction,
    place: jurisdictionName(places, jurisdiction, language, t),
    members,
    reach: members.length > 0 ? 'union' : jurisdiction.includes('-') ? 'part' : 'country',
    url: provision.url,
    linkOpened: provision.linkOpened,
    checkedOn: provision.checked.on,
    checkedAgainst: provision.checked.against,
    checkedResult: provision.checked.result,
    reviewBy: provision.reviewBy,
    reviewOverdue: provision.reviewBy < today,
    inForceFrom: provision.inForceFrom,
    inForceTo: provision.inForceTo ?? null,
    force: forceOn(provision, today),
    deadline: deadlineFinding(provision, language) ?? null,
    issues: issuesOf(provision, corpus, language),
    related: relatedTo(provision, corpus, language, today),
  }
}

/** English last: it is rarely the language of the place. */
function otherVersions(provision: Provision, language: LanguageCode) {
  const shown = inLanguage(provision.summary, language).lang
  return LANGUAGE_CODES.flatMap((lang) => {
    const heading = provision.heading[lang]
    const summary = provision.summary[lang]
    return lang !== shown && heading && summary ? [{ lang, heading, summary }] : []
  }).sort((a, b) => Number(a.lang === 'en') - Number(b.lang === 'en'))
}

function forceOn(provision: Provision, today: string): DescribedProvision['force'] {
  if (isInForce(provision, today)) return 'in-force'
  return provision.inForceFrom.slice(0, 10) > today ? 'not-yet' : 'ended'
}

function issuesOf(provision: Provision, corpus: Corpus, language: LanguageCode) {
  return provision.issues
    .flatMap((issue) => corpus.issues.get(issue) ?? [])
    .map((issue) => ({ id: issue.id, name: inLanguage(issue.name, language), area: issue.area }))
}

/** Other law of the same place on the same problems: most problems in common first. */
function relatedTo(provision: Provision, corpus: Corpus, language: LanguageCode, today: string) {
  const shared = (other: Provision) =>
    other.issues.filter((issue) => provision.issues.includes(issue)).length
  return (corpus.byJurisdiction.get(provision.jurisdiction) ?? [])
    .filter((other) => other.id !== provision.id && shared(other) > 0 && isInForce(other, today))
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, MAX_RELATED)
    .map((other) => ({
      id: other.id,
      statute: citation(other, language),
      heading: inLanguage(other.heading, language),
    }))
}
