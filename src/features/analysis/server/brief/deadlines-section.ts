import { unitsIn } from '../../../../i18n/formats.ts'
import type { DeadlineFinding } from '../../../law/contract.ts'
import { partedByWhose, periodInWords } from '../../../law/server.ts'
import type { Analysis } from '../../contract.ts'
import type { BriefBlock, BriefLine, BriefSection } from './brief-document.ts'
import type { BriefInput } from './brief-input.ts'
import type { BriefWording } from './brief-wording.ts'

/** Every time limit of the person with its rule, its source, and from which day it counts. */
export function deadlinesSection(input: BriefInput): BriefSection | undefined {
  const { analysis, wording } = input
  const { t, say } = wording
  if (analysis.deadlines.length === 0) return noneKnown(analysis.usualDeadlinesFrom, wording)
  const { own } = partedByWhose(analysis.deadlines)
  if (own.length === 0) return undefined
  return {
    title: t('results.deadlines.title', { count: own.length }),
    blocks: [
      { kind: 'line', line: { text: say('results.deadlines.note') } },
      ...own.map((deadline) => entryOf(deadline, input)),
      { kind: 'line', line: { text: say('results.deadlines.holidays'), strong: true } },
    ],
  }
}

/** What a landlord, an employer or an office has to do in time. */
export function otherSideSection(input: BriefInput): BriefSection | undefined {
  const { t, say } = input.wording
  const { otherSide } = partedByWhose(input.analysis.deadlines)
  if (otherSide.length === 0) return undefined
  return {
    title: t('results.deadlines.otherSide.title'),
    blocks: [
      { kind: 'line', line: { text: say('results.deadlines.otherSide.note') } },
      ...otherSide.map((deadline) => entryOf(deadline, input)),
      { kind: 'line', line: { text: say('results.deadlines.holidays') } },
    ],
  }
}

function entryOf(deadline: DeadlineFinding, { analysis, wording, today }: BriefInput): BriefBlock {
  return {
    kind: 'entry',
    urgent: deadline.whose === 'person',
    title: wording.marked(deadline.what.text, deadline.what.lang),
    lines: [
      ...ruleLines(deadline, wording),
      ...dayLines(deadline, analysis.language, wording, today),
      {
        label: wording.t('results.source'),
        text: wording.plain(deadline.statute, analysis.language),
        url: deadline.url,
      },
    ],
  }
}

/** That we know no deadline is no sign that none runs. */
function noneKnown(
  usuallyFrom: Analysis['usualDeadlinesFrom'],
  { t, say, choice }: BriefWording,
): BriefSection | undefined {
  if (usuallyFrom.length === 0) return undefined
  const from = choice(usuallyFrom.map((start) => t(`results.deadlines.from.${start}`)))
  const text = say('results.deadlines.noneKnown.text', { from })
  return {
    title: t('results.deadlines.noneKnown.title'),
    blocks: [{ kind: 'line', line: { text } }],
  }
}

function ruleLines(deadline: DeadlineFinding, wording: BriefWording): BriefLine[] {
  const { t, language, say, marked } = wording
  const period = periodInWords(deadline.period, { t, formatUnit: unitsIn(language) })
  const from = t(`results.deadlines.from.${deadline.from}`, {}, deadline.from)
  const { exceptions } = deadline
  return [
    { text: say('results.deadlines.counted', { period, from }), strong: true },
    ...(deadline.firstDayCounts ? [{ text: say('results.deadlines.firstDayCounts') }] : []),
    ...(exceptions
      ? [
          {
            label: t('results.deadlines.exceptions'),
            text: marked(exceptions.text, exceptions.lang),
          },
        ]
      : []),
  ]
}

/** The days, where the facts name the first; otherwise a line to fill in by hand. */
function dayLines(
  { startsOn, startWords, date, whose }: DeadlineFinding,
  factsLanguage: Analysis['language'],
  { t, say, plain, ...wording }: BriefWording,
  today: string,
): BriefLine[] {
  const own = whose === 'person'
  const alarm = own ? { alarm: true as const } : {}
  const passed = own ? 'results.deadlines.passed' : 'results.deadlines.otherSide.passed'
  if (!date) return [{ label: t('brief.firstDay'), text: say('brief.fillIn') }]
  return [
    ...(startsOn
      ? [{ text: say('results.deadlines.countedFromWords', { date: wording.date(startsOn) }) }]
      : []),
    ...(startWords ? [{ text: plain(startWords, factsLanguage), quoted: true as const }] : []),
    {
      text: say('results.deadlines.lastDay', { date: wording.date(date) }),
      strong: true as const,
      ...alarm,
    },
    ...(date < today ? [{ text: say(passed), ...alarm }] : []),
  ]
}
