// How well a text is understood: the places of its true area and issue, and what was claimed.
import {
  confidenceOf,
  probabilitiesOf,
  type Scores,
} from '../src/features/analysis/domain/classifier-calibration.ts'
import { calibrationError } from '../src/features/analysis/domain/classifier-measuring.ts'
import {
  areasOf,
  isNoLegalProblem,
  type TrainedClassifier,
} from '../src/features/analysis/domain/classifier-scoring.ts'
import type { Example } from '../src/features/analysis/domain/classifier-training.ts'
import { type Figure, percent, share } from './figures.ts'

export type Outcome = {
  language: string
  legal: boolean
  /** 0 is first. */
  areaPlace: number
  issuePlace: number
  confidence: number
  /** Answered: this is no legal problem. */
  silent: boolean
}

type Judge = Pick<TrainedClassifier, 'areas' | 'calibration'> & { labels: readonly string[] }

export function outcomeOf(judge: Judge, { label, language }: Example, scores: Scores): Outcome {
  const { areas } = judge
  const calibration = judge.calibration[scores.kind]
  const probabilities = probabilitiesOf(calibration, scores)
  const first = areasOf(areas, probabilities)[0]?.score ?? 0
  return {
    ...placesOf(judge, label, language, probabilities),
    confidence: confidenceOf(calibration, first, scores.known),
    silent: isNoLegalProblem(areas, probabilities),
  }
}

export function placesOf(
  { areas, labels }: Pick<Judge, 'areas' | 'labels'>,
  label: string,
  language: string,
  scores: Float64Array,
): Outcome {
  const truth = labels.indexOf(label)
  const area = areas[truth]
  const issues = labels
    .map((_, k) => k)
    .filter((k) => areas[k] !== null)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  const ranked = areasOf(areas, scores).map((scored) => scored.area)
  return {
    language,
    legal: area !== null,
    areaPlace: area ? ranked.indexOf(area) : Number.POSITIVE_INFINITY,
    issuePlace: area ? issues.indexOf(truth) : Number.POSITIVE_INFINITY,
    confidence: 0,
    silent: false,
  }
}

function answered({ confidence, legal, areaPlace }: Outcome) {
  return { confidence, place: legal ? areaPlace : undefined }
}

export type Compared = { classifier: Outcome[]; keywords: Outcome[]; centroid: Outcome[] }

/** Hits beside both baselines, calibration, and how often "no legal problem" is said rightly and wrongly. */
export function understandingFigures(set: string, by: Compared): Figure[] {
  const languages = [...new Set(by.classifier.map(({ language }) => language))].sort()
  return [...languages, 'all'].flatMap((language) => {
    const within = (outcomes: Outcome[]) =>
      outcomes.filter((outcome) => language === 'all' || outcome.language === language)
    const ours = within(by.classifier)
    const legal = ours.filter((outcome) => outcome.legal)
    const rest = ours.filter((outcome) => !outcome.legal)
    const hits = (outcomes: Outcome[], of: 'areaPlace' | 'issuePlace', places: number) => {
      const counted = within(outcomes).filter((outcome) => outcome.legal)
      return share(counted, (outcome) => outcome[of] < places)
    }
    const rows = (['areaPlace', 'issuePlace'] as const).flatMap((of) =>
      [1, 2].flatMap((places) => {
        const name = `${set} ${language} ${of === 'areaPlace' ? 'area' : 'issue'} hits@${places}`
        const keywords = hits(by.keywords, of, places)
        const centroid = hits(by.centroid, of, places)
        const value = hits(ours, of, places)
        const n = legal.length
        return [
          { name, value, unit: '%', baseline: Math.max(keywords, centroid), n },
          { name: `${name} keywords`, value: keywords, unit: '%', n },
          { name: `${name} centroid`, value: centroid, unit: '%', n },
        ]
      }),
    )
    const of = (name: string, value: number, n: number): Figure => ({
      name: `${set} ${language} ${name}`,
      value,
      unit: '%',
      n,
    })
    const silent = ({ silent: said }: Outcome) => said
    return [
      ...rows,
      of('calibration error', percent(calibrationError(ours.map(answered)), 1), ours.length),
      of('no problem: no area', share(rest, silent), rest.length),
      of('problem: no area', share(legal, silent), legal.length),
    ]
  })
}
