// How well a person's words are understood: by cross-validation over the phrases, and on texts written apart.

import { VIEWS } from '../src/features/analysis/domain/classifier-blend.ts'
import { fitClassifier, type Tuned } from '../src/features/analysis/domain/classifier-fitting.ts'
import type { Material } from '../src/features/analysis/domain/classifier-school.ts'
import {
  scoreText,
  type TrainedClassifier,
} from '../src/features/analysis/domain/classifier-scoring.ts'
import type { Example } from '../src/features/analysis/domain/classifier-training.ts'
import type { LegalArea } from '../src/shared/legal-areas.ts'
import { centroidBaseline, keywordBaseline, type Scorer } from './classifier-baselines.ts'
import type { Figure } from './figures.ts'
import { type Outcome, outcomeOf, placesOf, understandingFigures } from './understanding.ts'

type Baseline = (examples: readonly Example[], labels: string[]) => Scorer

/** How well phrases are understood by models that have not seen them. Takes minutes: everything is trained anew. */
export function crossValidationFigures(
  material: Material,
  issueAreas: ReadonlyMap<string, LegalArea>,
): Figure[] {
  const fitted = fitClassifier(material, issueAreas)
  const judge = { ...fitted.trained, labels: fitted.trained.words.labels }
  return understandingFigures('cross-validation', {
    classifier: material.examples.flatMap((example, i) => {
      const scores = fitted.heldOut[i]
      return scores ? [outcomeOf(judge, example, scores)] : []
    }),
    keywords: crossValidated(keywordBaseline, material, fitted, judge),
    centroid: crossValidated(centroidBaseline, material, fitted, judge),
  })
}

/**
 * How well the classifier that is in use understands texts written apart, view by view.
 * @param material with the texts' meanings among its vectors
 */
export function unseenFigures(
  trained: TrainedClassifier,
  material: Material,
  texts: readonly Example[],
): Figure[] {
  const judge = { ...trained, labels: trained.words.labels }
  const onTexts = (baseline: Baseline) => {
    const score = baseline([...material.examples, ...material.background], judge.labels)
    return texts.map(({ text, label, language }) => placesOf(judge, label, language, score(text)))
  }
  const answers = texts.map((example) => {
    const vector = material.vectors.get(example.text)
    const scores = scoreText(trained, material.conceptsOf, { ...example, vector })
    return { example, scores }
  })
  const judged = (views: readonly string[]): Outcome[] =>
    answers.map(({ example, scores }) => {
      const kept = Object.entries(scores.views).filter(([view]) => views.includes(view))
      return outcomeOf(judge, example, { ...scores, views: Object.fromEntries(kept) })
    })
  return [
    ...understandingFigures('unseen', {
      classifier: judged(VIEWS),
      keywords: onTexts(keywordBaseline),
      centroid: onTexts(centroidBaseline),
    }),
    ...ablation('words only', judged(['words'])),
    ...ablation('words and concepts', judged(['words', 'concepts'])),
    ...ablation('all but the encoder', judged(['words', 'concepts', 'gist'])),
  ]
}

function ablation(name: string, outcomes: Outcome[]): Figure[] {
  const nothing: Outcome[] = []
  return understandingFigures(`unseen, ${name},`, {
    classifier: outcomes,
    keywords: nothing,
    centroid: nothing,
  }).filter((figure) => / area hits@[12]$/.test(figure.name))
}

type Judge = Parameters<typeof placesOf>[0] & { labels: string[] }

function crossValidated(
  baseline: Baseline,
  material: Material,
  { fold }: Tuned,
  judge: Judge,
): Outcome[] {
  return [...new Set(fold)].flatMap((held) => {
    const seen = material.examples.filter((_, i) => fold[i] !== held)
    const score = baseline([...seen, ...material.background], judge.labels)
    return material.examples
      .filter((_, i) => fold[i] === held)
      .map(({ text, label, language }) => placesOf(judge, label, language, score(text)))
  })
}
