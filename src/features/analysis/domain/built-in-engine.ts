import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Classification, Classifier } from './classifier.ts'
import type { AnalysisEngine, AnalysisRequest } from './engine.ts'
import type { DangerJudge } from './judge-danger.ts'
import { createProvisionLikeness } from './provision-likeness.ts'
import { retrieveProvisions } from './retrieve-provisions.ts'

/** How much likelier a person's own choice of area makes it. */
const CHOICE_WEIGHT = 3

/** The engine that needs no key and no network. */
export function createBuiltInEngine(
  classifier: Classifier,
  judgeDanger: DangerJudge,
): AnalysisEngine {
  const likenessTo = createProvisionLikeness(classifier)
  return {
    async analyse(request, report) {
      const language = classifier.languageOf(request.facts, request.interfaceLanguage)
      report('language')
      const found = await classifier.classify(request.facts, language)
      const classification = withChoice(found, request)
      report('issues')
      const danger = judgeDanger(request.facts, language, classification.issues)
      report('safety')
      const likeness = likenessTo(classifier.gistOf(request.facts, language))
      const retrieved = retrieveProvisions(request.provisions, classification, likeness)
      report('provisions')
      return { engine: 'built-in', language, danger, classification, retrieved }
    },
  }
}

/** The classification with what the person said about the area taken in. */
export function withChoice(
  classification: Classification,
  { chosenArea, areaIsCertain }: Pick<AnalysisRequest, 'chosenArea' | 'areaIsCertain'>,
): Classification {
  if (!chosenArea) return classification
  return areaIsCertain ? within(classification, chosenArea) : weighed(classification, chosenArea)
}

/** Only this area and its issues: a person's correction wins over every guess. */
function within(classification: Classification, area: LegalArea): Classification {
  return {
    ...classification,
    issues: classification.issues.filter((issue) => issue.area === area),
    areas: [{ area, score: 1 }],
    confidence: 1,
  }
}

/** Tips the balance towards the chosen area, without making likely what the facts do not say. */
function weighed(classification: Classification, chosen: LegalArea): Classification {
  const weigh = <Scored extends { area: LegalArea; score: number }>(scored: Scored[]): Scored[] => {
    const raised = scored.map((one) => ({
      ...one,
      score: one.score * (one.area === chosen ? CHOICE_WEIGHT : 1),
    }))
    const sum = (list: Scored[]) => list.reduce((total, one) => total + one.score, 0)
    const scale = sum(raised) > 0 ? sum(scored) / sum(raised) : 1
    return raised
      .map((one) => ({ ...one, score: one.score * scale }))
      .sort((a, b) => b.score - a.score)
  }
  const areas = weigh(classification.areas)
  const sameFirst = areas[0]?.area === classification.areas[0]?.area
  return {
    ...classification,
    issues: weigh(classification.issues),
    areas,
    // The confidence belongs to the first area; where the choice changed it, its own share is all we know.
    confidence: sameFirst ? classification.confidence : (areas[0]?.score ?? 0),
  }
}
