import type { ApplicableLaw } from '../../contract.ts'
import type { LawChange } from '../../domain/law-changes.ts'
import type { BriefBlock, BriefLine, BriefSection } from './brief-document.ts'
import type { BriefInput } from './brief-input.ts'

/** The laws of the result and no others, each with its official address and how it was checked. */
export function lawsSection(input: BriefInput): BriefSection {
  const { analysis, lawChanges, wording } = input
  const laws = analysis.applicableLaws
  return {
    title: wording.t('results.laws.title'),
    blocks:
      laws.length > 0
        ? laws.map((law) => lawEntry(law, kindOfChange(law, lawChanges), input))
        : noLaw(input),
  }
}

function lawEntry(
  law: ApplicableLaw,
  change: LawChange['kind'] | undefined,
  { analysis, wording }: BriefInput,
): BriefBlock {
  const { t, plain, say, marked } = wording
  const isOtherTitle = law.actLocal !== null && !law.statute.startsWith(law.act)
  const lines: BriefLine[] = [
    { text: plain(`${law.place} · ${law.type}`, analysis.language), small: true },
    ...(isOtherTitle ? [{ text: say('law.english', { act: law.act }), small: true as const }] : []),
    { text: plain(law.heading, law.lang), small: true },
    { text: marked(law.description, law.lang) },
    { label: t('law.why'), text: plain(law.relevance, analysis.language) },
    ...(change
      ? [
          {
            text: say(change === 'changed' ? 'law.changedSince' : 'law.withdrawn'),
            strong: true as const,
            alarm: true as const,
          },
        ]
      : []),
    { label: t('brief.officialText'), url: law.url },
    {
      text: say(`law.checked.${law.checkedAgainst}`, { date: wording.date(law.checkedOn) }),
      small: true,
      ...(law.checkedAgainst === 'unchecked' ? { alarm: true as const } : {}),
    },
    ...(law.reviewOverdue ? [{ text: say('law.overdue'), alarm: true as const }] : []),
    ...(law.linkOpened ? [] : [{ text: say('law.linkNotOpened'), small: true as const }]),
  ]
  return { kind: 'entry', urgent: false, title: plain(law.statute, analysis.language), lines }
}

const kindOfChange = (law: ApplicableLaw, changes: readonly LawChange[]) =>
  changes.find(({ id }) => id === law.id)?.kind

/** Nothing is shown rather than something that may be wrong; the document says so. */
function noLaw({ analysis, wording, placeName }: BriefInput): BriefBlock[] {
  const { t, say } = wording
  const [area] = analysis.identifiedAreas
  const forPlace = analysis.notKnown.includes('no-source-for-place') || area === undefined
  const none = forPlace
    ? say('results.laws.noneForPlace', { place: placeName })
    : say('results.laws.noneForArea', { place: placeName, area: t(`areas.${area}`, {}, area) })
  return [
    { kind: 'line', line: { text: none, strong: true } },
    { kind: 'line', line: { text: say('results.laws.noneReason') } },
  ]
}
