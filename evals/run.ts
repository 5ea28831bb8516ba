// How good the answers are: `npm run evals [-- --json] [-- --only NAME]`, the names being unseen (areas and
// issues of texts written apart), tuned (what the last tuning found), cross-validation, language, safety, dates and
// curve (the learning curve).
import { createHash } from 'node:crypto'
import path from 'node:path'
import { readIssueAreas } from '../src/app/issue-areas.ts'
import { startEncoder } from '../src/app/start-encoder.ts'
import { fitClassifier } from '../src/features/analysis/domain/classifier-fitting.ts'
import {
  scoreText,
  type TrainedClassifier,
} from '../src/features/analysis/domain/classifier-scoring.ts'
import type { Example } from '../src/features/analysis/domain/classifier-training.ts'
import { createDangerJudge } from '../src/features/analysis/domain/judge-danger.ts'
import { learnLanguages } from '../src/features/analysis/domain/language/language-profile.ts'
import { readArtefact } from '../src/features/analysis/server/classifier-file.ts'
import { readTuning } from '../src/features/analysis/server/classifier-tuning.ts'
import { createDangerClassifierFromTexts } from '../src/features/analysis/server/load-danger-classifier.ts'
import { loadSafety } from '../src/features/analysis/server/load-safety.ts'
import { withOwnTuning } from '../src/features/analysis/server/own-encoder-tuning.ts'
import {
  hashOfSource,
  readMaterial,
  trainAndWrite,
} from '../src/features/analysis/server/train-classifier.ts'
import { encodeAll } from '../src/features/analysis/server/tune-classifier.ts'
import { readConfig } from '../src/platform/config.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { LEGAL_AREAS } from '../src/shared/legal-areas.ts'
import { crossValidationFigures, unseenFigures } from './classifier.ts'
import { datesFigures } from './dates.ts'
import { type Figure, lineOf, percent, share } from './figures.ts'
import { languageFigures } from './language.ts'
import { readSet } from './read-sets.ts'
import { ordinaryAlarms, safetyFigures } from './safety.ts'
import { outcomeOf } from './understanding.ts'

const knowledgeDir = path.join(import.meta.dirname, '../knowledge')
const issueAreas = readIssueAreas(knowledgeDir)
const material = readMaterial({ knowledgeDir, issueAreas }, createLog('warn'))
const texts = unseenTexts()
const only = process.argv[process.argv.indexOf('--only') + 1]
const wanted = (name: string) => !process.argv.includes('--only') || only === name

const figures: Figure[] = []
if (wanted('language')) {
  figures.push(...languageFigures(learnLanguages([...material.samples, ...material.background])))
}
if (wanted('dates')) figures.push(...datesFigures())
if (wanted('safety')) figures.push(...safety())
if (wanted('unseen')) {
  const { ownTuning, ...known } = await withMeanings(texts)
  const trained = classifierInUse()
  const inUse = ownTuning ? withOwnTuning(trained, ownTuning) : trained
  figures.push(...unseenFigures(inUse, known, texts))
}
if (wanted('tuned')) figures.push(...tunedFigures())
if (wanted('cross-validation')) {
  const taught = await withMeanings([...material.examples, ...material.background])
  figures.push(...crossValidationFigures(taught, issueAreas))
}
if (wanted('curve')) figures.push(...learningCurve())

process.stdout.write(
  process.argv.includes('--json')
    ? `${JSON.stringify(figures, null, 1)}\n`
    : figures.map(lineOf).join(''),
)

function unseenTexts(): Example[] {
  return readSet('areas').map(({ language, fields: [, label = '', text = ''] }) => ({
    text,
    label,
    language,
  }))
}

/** The one that a start would load, trained now where the phrases have changed. */
function classifierInUse(): TrainedClassifier {
  const artefactFile = path.join(import.meta.dirname, '../.trained/classifier.bin')
  const source = { knowledgeDir, issueAreas }
  const kept = readArtefact(artefactFile, hashOfSource(source), LEGAL_AREAS)
  return kept ?? trainAndWrite({ ...source, artefactFile, log: createLog('warn') })
}

/** By the encoder that a start would use; what was learned with it, where it is an operator's own. */
async function withMeanings(examples: readonly Example[]) {
  const { embeddingsDir } = readConfig()
  const say = (message: string) => process.stderr.write(`${message}\n`)
  const settings = { knowledgeDir, embeddingsDir }
  const { encoder, ownTuning } = await startEncoder(settings, say, { longestWaitMs: 0 })
  const vectors = await encodeAll(encoder, examples)
  await encoder.close()
  return { ...material, vectors, ownTuning }
}

/** What `npm run train` found on phrases while the models had not seen them; a whole cross-validation takes longer. */
function tunedFigures(): Figure[] {
  const onHeldOut = readTuning(knowledgeDir)?.onHeldOut
  if (!onHeldOut) return []
  const of = (name: string, value: number): Figure => ({
    name: `phrases left out of the training, ${name}`,
    value: percent(value, 1),
    unit: '%',
    n: onHeldOut.texts,
  })
  return [
    of('area hits@1', onHeldOut.first),
    of('area hits@2', onHeldOut.firstTwo),
    of('calibration error', onHeldOut.calibrationError),
  ]
}

function safety(): Figure[] {
  const { screen } = loadSafety(knowledgeDir)
  const artefactFile = path.join(import.meta.dirname, '../.trained/dangers.bin')
  const log = createLog('warn')
  const suspicionOf = createDangerClassifierFromTexts({
    knowledgeDir,
    issueAreas,
    artefactFile,
    log,
  })
  const judge = createDangerJudge(screen, suspicionOf)
  return [...safetyFigures(judge, (facts) => screen(facts)), ...ordinaryAlarms(judge)]
}

/** Areas of unseen texts, learned from a part of the phrases: whether writing more still pays. */
function learningCurve(): Figure[] {
  return [0.25, 0.5, 1].flatMap((part) => {
    const examples = material.examples.filter(({ text }) => placeOf(text) < part)
    const { trained } = fitClassifier({ ...material, examples }, issueAreas)
    const judge = { ...trained, labels: trained.words.labels }
    const outcomes = texts.map((text) =>
      outcomeOf(judge, text, scoreText(trained, material.conceptsOf, text)),
    )
    const languages = [...new Set(texts.map(({ language }) => language))].sort()
    return [...languages, 'all'].flatMap((language) =>
      [1, 2].map((places) => {
        const within = outcomes.filter(
          (o) => o.legal && (language === 'all' || o.language === language),
        )
        return {
          name: `curve ${language} ${100 * part} % of the phrases: area hits@${places}`,
          value: share(within, ({ areaPlace }) => areaPlace < places),
          unit: '%',
          n: within.length,
        }
      }),
    )
  })
}

/** The same for the same text, evenly spread from 0 to 1. */
function placeOf(text: string): number {
  return (createHash('md5').update(text).digest()[0] ?? 0) / 256
}
