import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from '../../../../i18n/catalogue.server.ts'
import type { Runtime } from '../../../../platform/runtime.server.ts'
import type { TypesetOutcome } from '../../../../platform/typesetting/typesetter.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Corpus } from '../../../law/contract.ts'
import { countryName, type Places, placeName } from '../../../places/server.ts'
import type { AnalysedCase } from '../analyse-case.ts'
import { changedLaws } from '../case-on-the-wire.ts'
import { createBriefWording } from './brief-wording.ts'
import { composeBrief } from './compose-brief.ts'

const TEMPLATE_FILE = path.join('src', 'features', 'analysis', 'server', 'brief', 'case-brief.typ')

export type BriefParts = { corpus: Corpus; places: Places; catalogue: Catalogue }

/** Sets a case with its analysis as a document to take along, in one language. */
export type BriefMaker = (found: AnalysedCase, language: LanguageCode) => Promise<TypesetOutcome>

export function createBriefMaker(
  runtime: Pick<Runtime, 'config' | 'now' | 'typesetter'>,
  { corpus, places, catalogue }: BriefParts,
): BriefMaker {
  const template = readFileSync(path.resolve(TEMPLATE_FILE), 'utf8')
  return ({ legalCase, analysis }, language) => {
    const { config, now, typesetter } = runtime
    const { country, jurisdiction } = legalCase
    const data = composeBrief({
      case: legalCase,
      analysis,
      lawChanges: changedLaws(corpus, analysis),
      placeName: placeName(places, country, jurisdiction, language),
      countryName: countryName(country, language) ?? country,
      wording: createBriefWording(language, catalogue.translate(language)),
      demo: config.demo.directory || config.demo.payments,
      today: now().toISOString().slice(0, 10),
    })
    return typesetter.typeset({ source: template, data })
  }
}
