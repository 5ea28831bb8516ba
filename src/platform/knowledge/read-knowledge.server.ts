import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument, visit } from 'yaml'
import type { z } from 'zod'

/** A knowledge file does not follow its format. The message names the file, the line and what is expected. */
export class KnowledgeError extends Error {
  override readonly name = 'KnowledgeError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The knowledge needs attention:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** More aliases than a person would ever write are an attack on the parser. */
const MAX_ALIASES = 50

/**
 * Reads one YAML file and checks it against its format.
 * @throws KnowledgeError listing each problem as `file:line: path: what is wrong`
 */
export function readKnowledgeFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> {
  return parseKnowledge(file, readFileSync(file, 'utf8'), schema)
}

/** As `readKnowledgeFile`, for a text already read; `file` only names it in what is thrown. */
export function parseKnowledge<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): z.infer<Schema> {
  const document = parseDocument(source, { uniqueKeys: true })
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  if (document.errors.length > 0) {
    throw new KnowledgeError(
      document.errors.map(
        (error) => `${file}:${lineOf(error.pos[0])}: ${error.message.split('\n')[0]}`,
      ),
    )
  }
  const parsed = schema.safeParse(plainContent(document, file, lineOf))
  if (parsed.success) return parsed.data
  throw new KnowledgeError(
    parsed.error.issues.map((issue) => {
      const node = document.getIn(issue.path as (string | number)[], true)
      const offset =
        rangeStart(node) ??
        rangeStart(document.getIn(issue.path.slice(0, -1) as (string | number)[], true))
      return `${file}:${offset === undefined ? 1 : lineOf(offset)}: ${issue.path.join('.') || 'file'}: ${issue.message}`
    }),
  )
}

function plainContent(
  document: ReturnType<typeof parseDocument>,
  file: string,
  lineOf: (offset: number) => number,
): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES })
  } catch {
    let firstAlias = 0
    visit(document, {
      Alias(_key, alias) {
        firstAlias = rangeStart(alias) ?? 0
        return visit.BREAK
      },
    })
    const reason = 'the aliases do not resolve, or are too many'
    throw new KnowledgeError([`${file}:${lineOf(firstAlias)}: file: ${reason}`])
  }
}

/** All YAML files below a folder, in a stable order; none when the folder is absent. */
export function listKnowledgeFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined
  const { range } = node
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined
}
