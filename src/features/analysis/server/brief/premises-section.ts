import { unitsIn } from '../../../../i18n/formats.ts'
import { periodInWords } from '../../../law/server.ts'
import type { Premise } from '../../contract.ts'
import type { BriefBlock, BriefSection } from './brief-document.ts'
import type { BriefInput } from './brief-input.ts'

/** What the person takes for given and the law we hold does not bear out. */
export function premisesSection(input: BriefInput): BriefSection | undefined {
  const { analysis, wording } = input
  if (analysis.premises.length === 0) return undefined
  return {
    title: wording.t('results.premises.title'),
    blocks: analysis.premises.flatMap((premise) => premiseBlocks(premise, input)),
  }
}

function premiseBlocks(
  premise: Premise,
  { analysis, wording, placeName }: BriefInput,
): BriefBlock[] {
  const { t, language, say, plain, marked } = wording
  const wrote: BriefBlock = {
    kind: 'line',
    line: { label: t('brief.wrote'), text: plain(premise.words, analysis.language), quoted: true },
  }
  if (premise.kind === 'act-not-held') {
    const text = say('results.premises.actNotHeld', { place: placeName })
    return [wrote, { kind: 'line', line: { text } }]
  }
  const others = analysis.deadlines.filter(({ law }) => premise.laws.includes(law))
  return [
    wrote,
    { kind: 'line', line: { text: say('results.premises.otherPeriod') } },
    ...others.map((deadline) => ({
      kind: 'entry' as const,
      urgent: false,
      title: marked(deadline.what.text, deadline.what.lang),
      lines: [
        {
          text: plain(
            periodInWords(deadline.period, { t, formatUnit: unitsIn(language) }),
            language,
          ),
          strong: true as const,
        },
        {
          label: t('results.source'),
          text: plain(deadline.statute, analysis.language),
          url: deadline.url,
        },
      ],
    })),
  ]
}
