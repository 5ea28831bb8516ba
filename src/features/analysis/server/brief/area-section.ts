import { confidenceLevel } from '../../domain/confidence-level.ts'
import type { BriefBlock, BriefSection } from './brief-document.ts'
import type { BriefInput } from './brief-input.ts'

/** A likelihood that rounds to nothing says nothing. */
const LEAST_SHOWN = 0.01

/** What it is about, how likely that is, and by which words. */
export function areaSection({ analysis, wording }: BriefInput): BriefSection {
  const { t, language, say, plain, percent } = wording
  const [first, ...others] = analysis.areas
  const name = (area: string) => t(`areas.${area}`, {}, area)
  const blocks: BriefBlock[] = []
  if (first) {
    const level = t(`results.area.${confidenceLevel(analysis.confidence)}`)
    const sureness = analysis.areaChosen
      ? t('results.area.chosenByYou')
      : t('results.area.confidence', { level, percent: percent(analysis.confidence) })
    blocks.push(
      { kind: 'line', line: { text: plain(name(first.area), language), strong: true } },
      { kind: 'line', line: { text: plain(sureness, language) } },
    )
  } else {
    blocks.push({ kind: 'line', line: { text: say('results.area.none') } })
  }
  const likely = others.filter(({ score }) => score >= LEAST_SHOWN)
  if (likely.length > 0) {
    const areas = likely.map(({ area, score }) => `${name(area)} (${percent(score)})`)
    const text = say('results.area.also', { areas: wording.list(areas) })
    blocks.push({ kind: 'line', line: { text } })
  }
  if (analysis.issues.length > 0) {
    const items = analysis.issues.map((issue) => plain(issue.name, analysis.language))
    blocks.push(
      { kind: 'line', line: { label: t('results.area.issues') } },
      { kind: 'list', items },
    )
  }
  if (analysis.because.length > 0) {
    const items = analysis.because.map((words) => plain(words, analysis.language))
    blocks.push(
      { kind: 'line', line: { label: t('results.area.because') } },
      { kind: 'quotes', items },
    )
  }
  return { title: t('results.area.title'), blocks }
}
