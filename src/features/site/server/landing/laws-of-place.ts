import { unitsIn } from '../../../../i18n/formats.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Corpus, Provision } from '../../../law/contract.ts'
import {
  citation,
  deadlineFinding,
  inLanguage,
  jurisdictionName,
  periodInWords,
  provisionsOf,
} from '../../../law/server.ts'
import { jurisdictionLineage, type Places } from '../../../places/server.ts'
import { chooseLaws } from '../../domain/landing/choose-laws.ts'
import { jurisdictionOf, type LandingSubject } from '../../domain/landing/landing-address.ts'
import type { LandingDeadline, LandingLaw, LawLink } from '../../domain/landing/landing-page.ts'
import { ownJurisdictions } from './own-law.ts'

export type LawSources = {
  corpus: Corpus
  places: Places
  language: LanguageCode
  t: Translate
  /** YYYY-MM-DD */
  day: string
}

type LawsOfPlace = {
  laws: LandingLaw[]
  deadlines: LandingDeadline[]
  moreLaws: LawLink[]
  total: number
}

const MOST_LAWS = 8
const MOST_NEAREST_LAWS = 6
const MOST_DEADLINES = 5
const MOST_NEAREST_DEADLINES = 4

/** The law people of a place meet, and the time limits in it: its own first, none of another place. */
export function lawsOfPlace(sources: LawSources, subject: LandingSubject): LawsOfPlace {
  const { corpus, places, day } = sources
  const { country, area } = subject
  const lineage = jurisdictionLineage(places, country.code, jurisdictionOf(subject))
  const own = ownJurisdictions(subject)
  const applying = provisionsOf(corpus, lineage, day).filter(
    ({ areas }) => !area || areas.includes(area),
  )
  const choice = {
    area,
    isOfArea: (issue: string) => corpus.issues.get(issue)?.area === area,
    levels: [own, ...(subject.region ? [[country.code]] : []), country.unions],
  }
  const withDeadline = chooseLaws(
    applying.filter(({ deadline }) => deadline),
    { ...choice, most: MOST_DEADLINES, mostOfNearest: MOST_NEAREST_DEADLINES },
  )
  const others = applying.filter((provision) => !withDeadline.includes(provision))
  const laws = chooseLaws(others, { ...choice, most: MOST_LAWS, mostOfNearest: MOST_NEAREST_LAWS })
  return {
    laws: laws.map((law) => lawSlip(sources, law)),
    deadlines: withDeadline.flatMap((law) => deadlineSlip(sources, law)),
    moreLaws: moreLaws(
      sources,
      subject,
      others.filter((law) => !laws.includes(law)),
    ),
    total: applying.length,
  }
}

/** The rest of an area: the place's own law, and on the page of a country that of its unions. */
function moreLaws(
  { language }: LawSources,
  subject: LandingSubject,
  rest: readonly Provision[],
): LawLink[] {
  if (!subject.area) return []
  const listed = [...ownJurisdictions(subject), ...(subject.region ? [] : subject.country.unions)]
  return rest
    .filter(({ jurisdiction }) => listed.includes(jurisdiction))
    .map((provision) => ({
      id: provision.id,
      statute: citation(provision, language),
      heading: inLanguage(provision.heading, language),
    }))
}

function lawSlip(sources: LawSources, provision: Provision): LandingLaw {
  const { language } = sources
  return {
    id: provision.id,
    statute: citation(provision, language),
    heading: inLanguage(provision.heading, language),
    summary: inLanguage(provision.summary, language),
    place: nameOf(sources, provision.jurisdiction),
    checkedOn: provision.checked.against === 'unchecked' ? null : provision.checked.on,
  }
}

function deadlineSlip(sources: LawSources, provision: Provision): LandingDeadline[] {
  const found = deadlineFinding(provision, sources.language)
  if (!found) return []
  return [
    {
      law: provision.id,
      statute: found.statute,
      what: found.what,
      rule: ruleInWords(sources, found),
      place: nameOf(sources, provision.jurisdiction),
    },
  ]
}

const rules = new WeakMap<Translate, Map<string, string>>()

/** Formatting a period in a language's words takes long, and there are few of them. */
function ruleInWords(
  { language, t }: LawSources,
  { period, from }: { period: string; from: string },
): string {
  const known = rules.get(t) ?? new Map<string, string>()
  rules.set(t, known)
  const key = `${period} ${from}`
  const rule =
    known.get(key) ??
    t('results.deadlines.counted', {
      period: periodInWords(period, { t, formatUnit: unitsIn(language) }),
      from: t(`results.deadlines.from.${from}`),
    })
  known.set(key, rule)
  return rule
}

const names = new WeakMap<Places, Map<string, string>>()

/** Names of places that share their law are looked for among all regions: once is enough. */
function nameOf({ places, language, t }: LawSources, jurisdiction: string): string {
  const known = names.get(places) ?? new Map<string, string>()
  names.set(places, known)
  const key = `${language} ${jurisdiction}`
  const name = known.get(key) ?? jurisdictionName(places, jurisdiction, language, t)
  known.set(key, name)
  return name
}
