import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { KnowledgeError, readKnowledgeFile } from '../platform/knowledge/read-knowledge.server.ts'
import { crossCheck, type KnowledgeProblem, type ReadKnowledge } from './knowledge-cross-checks.ts'
import {
  KNOWLEDGE_KINDS,
  type KnowledgeContent,
  type KnowledgeKind,
  kindOf,
  knowledgeKinds,
} from './knowledge-kinds.ts'

export type KnowledgeReport = {
  /** `file:line: what is wrong`; empty when all is well. */
  problems: string[]
  counts: Record<string, number>
}

const NOT_KNOWLEDGE = /^(?:README\.md$|classifier\/tuning\.json$|schemas\/[a-z-]+\.schema\.json$)/

/** Names of places keep the dash they officially have, and people's own words are left as they wrote them. */
const OTHER_PEOPLES_TEXTS: readonly KnowledgeKind[] = ['places', 'phrases', 'lexicon', 'dangers']

const REQUIRED = ['places', 'registers', 'official-hosts', 'hotlines', 'law-coverage'] as const

/** Reads all of `knowledge/` and lists what is wrong with it. Never throws, whatever the files hold. */
export function checkKnowledge(dir: string): KnowledgeReport {
  const unreadable: string[] = []
  const problems: string[] = []
  const read: ReadKnowledge = {
    places: [],
    registers: [],
    'official-hosts': [],
    'law-coverage': [],
    issues: [],
    phrases: [],
    lexicon: [],
    law: [],
    hotlines: [],
    dangers: [],
    safety: [],
    glossary: [],
    pronunciation: [],
  }
  for (const name of namesBelow(dir, unreadable)) {
    const file = path.join(dir, name)
    const kind = kindOf(name)
    if (kind) {
      unreadable.push(...readOne(read, kind, file, name))
      problems.push(...problemsOfText(kind, file))
    } else if (!NOT_KNOWLEDGE.test(name)) {
      problems.push(`${file}:1: no kind of knowledge has such a path; see README.md`)
    }
  }
  const missing = REQUIRED.filter((kind) => read[kind].length === 0)
  // A file that cannot be read would put the blame on all that refer to it.
  if (unreadable.length > 0) problems.push(...unreadable)
  else if (missing.length > 0) problems.push(`${dir}: there is no file of ${missing.join(', ')}`)
  else problems.push(...crossCheck(read).map(withLine))
  return { problems, counts: counted(read) }
}

function namesBelow(dir: string, problems: string[]): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      )
      .sort()
  } catch (error) {
    problems.push(`${dir}: ${messageOf(error)}`)
    return []
  }
}

function readOne<Kind extends KnowledgeKind>(
  read: ReadKnowledge,
  kind: Kind,
  file: string,
  name: string,
): string[] {
  try {
    const content = readKnowledgeFile(file, KNOWLEDGE_KINDS[kind].schema) as KnowledgeContent[Kind]
    read[kind].push({ file, name, content })
    return []
  } catch (error) {
    if (error instanceof KnowledgeError) return [...error.problems]
    return [`${file}:1: ${messageOf(error)}`]
  }
}

function problemsOfText(kind: KnowledgeKind, file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const found: string[] = []
      if (line.includes('—') && !OTHER_PEOPLES_TEXTS.includes(kind))
        found.push('an em-dash; write two sentences or a comma')
      // Addresses and official identifiers hold numbers that only look like days.
      const dated = /^\s*(?:url|official_url|identifier):/.test(line) ? '' : line
      for (const [day] of dated.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)) {
        if (!isRealDay(day)) found.push(`${day} is no day of the calendar`)
      }
      return found.map((text) => `${file}:${index + 1}: ${text}`)
    })
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function withLine({ file, text, near }: KnowledgeProblem): string {
  return `${file}:${lineNaming(readFileSync(file, 'utf8'), near)}: ${text}`
}

/** The last line whose value or key is `near`, else the last that contains it: of a doubled entry, the second one. */
function lineNaming(source: string, near: string): number {
  const lines = source.split('\n')
  const exact = lines.findLastIndex((line) => bare(line) === near || keyOf(line) === near)
  return Math.max(exact === -1 ? lines.findLastIndex((line) => line.includes(near)) : exact, 0) + 1
}

function keyOf(line: string): string {
  return line.trim().replace(/:.*$/, '')
}

function bare(line: string): string {
  return line
    .trim()
    .replace(/^- /, '')
    .replace(/^[a-z_]+:\s+/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
}

function counted(read: ReadKnowledge): Record<string, number> {
  const sum = <Content>(
    files: readonly { content: Content }[],
    size: (content: Content) => number,
  ) => files.reduce((total, { content }) => total + size(content), 0)
  const acts = read.law.flatMap(({ content }) => content.acts)
  return {
    files: knowledgeKinds().reduce((total, kind) => total + read[kind].length, 0),
    countries: sum(read.places, ({ countries }) => countries.length),
    regions: sum(
      read.places,
      ({ countries }) => countries.flatMap((country) => country.regions).length,
    ),
    issues: sum(read.issues, ({ issues }) => issues.length),
    phrases: sum(read.phrases, ({ issues }) => Object.values(issues).flat().length),
    jurisdictionsWithLaw: read.law.length,
    acts: acts.length,
    provisions: acts.flatMap((act) => act.provisions).length,
    registers: sum(read.registers, ({ registers }) => registers.length),
    hotlines: sum(read.hotlines, ({ hotlines }) => hotlines.length),
    signsOfDanger: sum(read.safety, ({ signs }) => Object.values(signs).flat().length),
    terms: sum(read.glossary, ({ terms }) => terms.length),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
