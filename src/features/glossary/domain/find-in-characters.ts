import type { FoundTerm, TermFinder, TermWords } from './term-words.ts'

type Step = { termId?: string; next: Map<number, Step> }

/** Scripts that write words one after the other without a gap, yet never break inside a run of their own. */
const RUNS = [/[\p{Script=Katakana}\u30fc]/u, /[\p{Script=Latin}\p{Number}]/u]

/** Finds terms in languages without spaces: the longest that stands at a place, as it is written. */
export function createFinderInCharacters(terms: readonly TermWords[]): TermFinder {
  const root = compile(terms)
  return (text) => {
    const found: FoundTerm[] = []
    let at = 0
    while (at < text.length) {
      const longest = longestFrom(root, text, at)
      if (longest) found.push(longest)
      at = longest ? longest.end : at + 1
    }
    return found
  }
}

function compile(terms: readonly TermWords[]): Step {
  const root: Step = { next: new Map() }
  for (const { id, term, forms } of terms) {
    for (const form of [term, ...forms]) {
      let step = root
      const written = form.normalize('NFC')
      for (let at = 0; at < written.length; at += 1) {
        const unit = foldUnit(written.charCodeAt(at))
        const next = step.next.get(unit) ?? { next: new Map<number, Step>() }
        step.next.set(unit, next)
        step = next
      }
      if (step !== root) step.termId ??= id
    }
  }
  return root
}

function longestFrom(root: Step, text: string, start: number): FoundTerm | undefined {
  let step = root.next.get(foldUnit(text.charCodeAt(start)))
  if (!step || insideRun(text, start)) return undefined
  let longest: FoundTerm | undefined
  for (let end = start + 1; step; end += 1) {
    if (step.termId !== undefined && !insideRun(text, end)) {
      longest = { start, end, termId: step.termId }
    }
    if (end >= text.length) break
    step = step.next.get(foldUnit(text.charCodeAt(end)))
  }
  return longest
}

/** Whether the place between two characters is the midst of one word. */
function insideRun(text: string, position: number): boolean {
  const before = text[position - 1]
  const after = text[position]
  if (before === undefined || after === undefined) return false
  return RUNS.some((run) => run.test(before) && run.test(after))
}

/** Latin capitals, ASCII and full-width, become small; nothing else has cases here. */
function foldUnit(unit: number): number {
  const isCapital = (unit >= 0x41 && unit <= 0x5a) || (unit >= 0xff21 && unit <= 0xff3a)
  return isCapital ? unit + 0x20 : unit
}
