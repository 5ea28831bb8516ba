import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { isLegalArea } from '../../../shared/legal-areas.ts'
import type { Corpus } from '../../law/contract.ts'
import { jurisdictionName, provisionsOf } from '../../law/server.ts'
import { jurisdictionLineage, type Places } from '../../places/server.ts'
import type { AnalysisStage, SafetyNotice } from '../contract.ts'
import { daysNamed } from '../domain/dates/days-named.ts'
import { findStartingDay } from '../domain/dates/find-starting-day.ts'
import type { AnalysisEngine } from '../domain/engine.ts'
import { checkPremises } from '../domain/premises/check-premises.ts'
import { answeredIssues } from '../domain/retrieve-provisions.ts'
import { type ComposedAnalysis, composeAnalysis } from './compose-analysis.ts'
import type { SafetyContacts } from './load-safety.ts'
import { verifyAnalysis } from './verify-analysis.ts'

export type Question = {
  facts: string
  country: string
  jurisdiction: string
  legalArea: string | null
  /** The person corrected an earlier answer to this area. */
  areaIsCertain?: boolean
  interfaceLanguage: LanguageCode
  /** A model costs money and time and takes the facts to another service: only a paid analysis may ask it. */
  mayAskModel?: boolean
}

/** Answers a person's question from the corpus. Reads no database and stores nothing. */
export type Adviser = {
  advise(
    question: Question,
    now: Date,
    report?: (stage: AnalysisStage) => void,
  ): Promise<ComposedAnalysis>
}

type Parts = {
  corpus: Corpus
  places: Places
  catalogue: Catalogue
  engine: AnalysisEngine
  /** Answers the questions that may ask a model, where one is set up. */
  modelEngine?: AnalysisEngine | undefined
  safetyContacts: SafetyContacts
}

export function createAdviser(parts: Parts): Adviser {
  const { corpus, places, catalogue, engine, modelEngine } = parts
  return {
    async advise(question, now, report = () => {}) {
      const lineage = jurisdictionLineage(places, question.country, question.jurisdiction)
      const provisions = provisionsOf(corpus, lineage, now.toISOString().slice(0, 10))
      const asked = (question.mayAskModel && modelEngine) || engine
      const findings = await asked.analyse(
        {
          facts: question.facts,
          chosenArea: isLegalArea(question.legalArea) ? question.legalArea : undefined,
          areaIsCertain: question.areaIsCertain ?? false,
          interfaceLanguage: question.interfaceLanguage,
          provisions,
        },
        report,
      )
      report('deadlines')
      const { language } = findings
      const offered = catalogue.languages.includes(language) ? language : question.interfaceLanguage
      const t = catalogue.translate(offered)
      const safety: SafetyNotice | null = findings.danger
        ? {
            ...findings.danger,
            contacts: parts.safetyContacts(question.country, findings.danger.dangers, language),
          }
        : null
      const told = { today: now.toISOString().slice(0, 10), country: question.country, language }
      const named = daysNamed(question.facts, told)
      const composed = composeAnalysis({
        findings,
        corpus,
        language,
        t,
        placeName: (jurisdiction) => jurisdictionName(places, jurisdiction, offered, t),
        place: placeCoverage(corpus, lineage, question),
        safety,
        premises: checkPremises({
          facts: question.facts,
          country: question.country,
          language,
          provisions,
          retrieved: findings.retrieved,
          answered: answeredIssues(findings.classification),
        }),
        startOf: (from) => ({
          start: findStartingDay(question.facts, { ...told, from }),
          daysNamed: named(from),
        }),
        areaChosen: (question.areaIsCertain ?? false) && isLegalArea(question.legalArea),
        now,
      })
      report('composition')
      const verified = verifyAnalysis(composed, provisions)
      report('verification')
      return verified
    },
  }
}

function placeCoverage(corpus: Corpus, lineage: string[], question: Question) {
  const has = (jurisdiction: string) => corpus.byJurisdiction.has(jurisdiction)
  const regional = lineage.filter((jurisdiction) => jurisdiction.startsWith(`${question.country}-`))
  const asksForRegion = question.jurisdiction !== question.country
  return {
    jurisdiction: question.jurisdiction,
    hasOwnLaw: asksForRegion ? regional.some(has) : has(question.country),
    hasAnyLaw: lineage.some(
      (jurisdiction) => has(jurisdiction) && jurisdiction.startsWith(question.country),
    ),
  }
}
