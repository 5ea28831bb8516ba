import { textDirection } from '../../../../shared/languages.ts'
import { confidenceLevel } from '../../domain/confidence-level.ts'
import { areaSection } from './area-section.ts'
import type { BriefBlock, BriefDocument, BriefSection, Said } from './brief-document.ts'
import type { BriefInput } from './brief-input.ts'
import { deadlinesSection, otherSideSection } from './deadlines-section.ts'
import { lawsSection } from './laws-section.ts'
import { premisesSection } from './premises-section.ts'

/** Where a sheet of paper is US Letter. */
const LETTER_COUNTRIES = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'DO', 'GT', 'PA', 'SV']

/** Puts a stored result together as a document for a lawyer or a legal aid office. */
export function composeBrief(input: BriefInput): BriefDocument {
  const { wording, analysis } = input
  const { t, language, say, plain } = wording
  return {
    language,
    direction: textDirection(language),
    paper: LETTER_COUNTRIES.includes(input.case.country) ? 'us-letter' : 'a4',
    title: t('brief.title'),
    purpose: t('brief.purpose'),
    demo: input.demo ? t('brief.demo') : null,
    footer: `${t('results.made.information')} ${t('site.name')}`,
    pageWords: t('brief.page'),
    boxesNote: t('brief.boxes'),
    head: [
      { label: t('brief.place'), text: plain(input.placeName, language) },
      ...(input.placeName === input.countryName
        ? []
        : [{ label: t('intake.country'), text: plain(input.countryName, language) }]),
      { label: t('brief.date'), text: plain(wording.date(analysis.createdAt), language) },
      {
        label: t('brief.urgency'),
        text: say(`intake.urgencies.${input.case.urgency}.label`),
      },
    ],
    sections: [
      deadlinesSection(input),
      otherSideSection(input),
      postureSection(input),
      factsSection(input),
      areaSection(input),
      premisesSection(input),
      lawsSection(input),
      textSection(input, 'results.considerations', analysis.keyConsiderations),
      textSection(input, 'results.gather', analysis.gather),
      textSection(input, 'results.questions', analysis.questions, 'steps'),
      notKnownSection(input),
      originSection(input),
    ].filter((section) => section !== undefined),
  }
}

function postureSection({ analysis: { posture }, wording }: BriefInput): BriefSection | undefined {
  if (posture === null) return undefined
  return {
    title: wording.t(`results.posture.${posture}.title`),
    blocks: [{ kind: 'line', line: { text: wording.say(`results.posture.${posture}.text`) } }],
  }
}

function factsSection({ case: { facts }, analysis, wording }: BriefInput): BriefSection {
  const paragraphs = facts
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => wording.plain(line, analysis.language))
  return { title: wording.t('brief.facts'), blocks: [{ kind: 'words', paragraphs }] }
}

function textSection(
  { analysis, wording }: BriefInput,
  titleKey: string,
  texts: readonly string[],
  kind: 'list' | 'steps' = 'list',
): BriefSection | undefined {
  const { t, language } = wording
  const { textLanguage } = analysis
  if (texts.length === 0) return undefined
  const mayNotFit =
    titleKey === 'results.considerations' && confidenceLevel(analysis.confidence) === 'unsure'
  const { note } = wording.marked('', textLanguage)
  const notes: BriefBlock[] = [
    ...(mayNotFit ? [line(wording.say('results.mayNotFit'), 'strong')] : []),
    ...(note ? [line(wording.plain(`(${note})`, language), 'small')] : []),
  ]
  const items = texts.map((text) => wording.plain(text, textLanguage))
  return { title: t(titleKey), blocks: [...notes, { kind, items }] }
}

function notKnownSection({ analysis, wording, placeName }: BriefInput): BriefSection | undefined {
  const { t, say } = wording
  if (analysis.notKnown.length === 0) return undefined
  const [firstArea] = analysis.identifiedAreas
  const area = firstArea ? t(`areas.${firstArea}`, {}, firstArea) : ''
  const items = analysis.notKnown.map((code) =>
    code === 'deadline-date-missing'
      ? // The page's words ask to enter a date, which paper cannot take.
        say('brief.deadlineDateMissing')
      : say(`results.notKnown.${code}`, { place: placeName, area }),
  )
  return { title: t('results.notKnown.title'), blocks: [{ kind: 'list', items }] }
}

function originSection({ analysis, wording }: BriefInput): BriefSection {
  const { t, say, date } = wording
  return {
    title: t('results.made.title'),
    blocks: [
      line(say(`results.made.${analysis.engine}`)),
      line(say('results.made.on', { date: date(analysis.createdAt) })),
      line(say('results.made.information'), 'strong'),
    ],
  }
}

function line(text: Said, look?: 'strong' | 'small'): BriefBlock {
  return { kind: 'line', line: { text, ...(look ? { [look]: true } : {}) } }
}
