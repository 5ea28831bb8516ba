import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeWholeFile } from '../files/write-whole-file.server.ts'
import { parseKnowledge } from './read-knowledge.server.ts'

/** Raise it when a rule changes that a format's JSON Schema does not show, such as a `refine`. */
const RULES = 2

type CacheLog = { warn(fields: object, message: string): void }

export type KnowledgeCache = {
  /** @throws KnowledgeError listing each problem of the file; what is wrong is never kept */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>
  /** Writes what was read since, if any of it was new; a folder that cannot be written costs only time. */
  keep(): void
}

/**
 * Checked files of knowledge, kept by the hash of their text and of their format, so that a start reads YAML only
 * where something changed. Entries of files that are gone disappear with the next `keep`.
 * @param cacheFile may be absent, old or damaged
 */
export function openKnowledgeCache(cacheFile: string, log: CacheLog): KnowledgeCache {
  const before = readEntries(cacheFile)
  const now = new Map<string, unknown>()
  const formats = new Map<z.ZodType, string>()
  const formatOf = (schema: z.ZodType) => {
    const known = formats.get(schema)
    const hash =
      known ?? hashOf(`${RULES} ${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))}`)
    if (known === undefined) formats.set(schema, hash)
    return hash
  }
  return {
    read(file, schema) {
      const source = readFileSync(file, 'utf8')
      const key = hashOf(`${formatOf(schema)} ${source}`)
      const content = before.has(key) ? before.get(key) : parseKnowledge(file, source, schema)
      now.set(key, content)
      return content as z.infer<typeof schema>
    },
    keep() {
      const unchanged = now.size === before.size && [...now.keys()].every((key) => before.has(key))
      if (unchanged) return
      try {
        writeWholeFile(cacheFile, sealed(JSON.stringify(Object.fromEntries(now))))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ file: cacheFile, reason }, 'the read knowledge could not be kept')
      }
    },
  }
}

/** Reads without keeping anything. */
export const uncachedKnowledge: KnowledgeCache = {
  read: (file, schema) => parseKnowledge(file, readFileSync(file, 'utf8'), schema),
  keep: () => undefined,
}

const SEAL_LENGTH = 64

function sealed(content: string): string {
  return hashOf(content) + content
}

function readEntries(cacheFile: string): Map<string, unknown> {
  try {
    const text = readFileSync(cacheFile, 'utf8')
    const content = text.slice(SEAL_LENGTH)
    if (hashOf(content) !== text.slice(0, SEAL_LENGTH)) return new Map()
    return new Map(Object.entries(JSON.parse(content) as object))
  } catch {
    return new Map()
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
