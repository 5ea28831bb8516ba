import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openKnowledgeCache } from './knowledge-cache.server.ts'
import { KnowledgeError } from './read-knowledge.server.ts'

let folder = ''
const warnings: string[] = []
const log = { warn: (_fields: object, message: string) => warnings.push(message) }
const at = (name: string) => path.join(folder, name)
const open = () => openKnowledgeCache(at('cache.json'), log)

/** Counts how often a file was truly parsed. */
function countingSchema(limit = 10) {
  let parsed = 0
  const schema = z.strictObject({ name: z.string().max(limit) }).refine(() => {
    parsed += 1
    return true
  })
  return { schema, parsed: () => parsed }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'knowledge-cache-'))
  warnings.length = 0
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(at('one.yaml'), 'name: one\n')
  writeFileSync(at('two.yaml'), 'name: two\n')
})

describe('knowledge cache', () => {
  it('a second start parses nothing that did not change', () => {
    const { schema, parsed } = countingSchema()
    const first = open()
    expect([at('one.yaml'), at('two.yaml')].map((file) => first.read(file, schema).name)).toEqual([
      'one',
      'two',
    ])
    first.keep()
    writeFileSync(at('two.yaml'), 'name: zwei\n')
    const second = open()
    expect([at('one.yaml'), at('two.yaml')].map((file) => second.read(file, schema).name)).toEqual([
      'one',
      'zwei',
    ])
    expect(parsed()).toBe(3)
  })

  it('a stricter format is applied to files read before', () => {
    const first = open()
    first.read(at('one.yaml'), countingSchema().schema)
    first.keep()
    expect(() => open().read(at('one.yaml'), countingSchema(2).schema)).toThrow(KnowledgeError)
  })

  it('a damaged or foreign cache is read anew, never believed', () => {
    const { schema } = countingSchema()
    const first = open()
    first.read(at('one.yaml'), schema)
    first.keep()
    const kept = readFileSync(at('cache.json'), 'utf8')
    for (const damaged of [kept.replace('"one"', '"two"'), kept.slice(0, -3), 'x', '']) {
      writeFileSync(at('cache.json'), damaged)
      expect(open().read(at('one.yaml'), schema)).toEqual({ name: 'one' })
    }
  })

  it('a wrong file is named and not kept', () => {
    writeFileSync(at('one.yaml'), 'nmae: one\n')
    const cache = open()
    expect(() => cache.read(at('one.yaml'), countingSchema().schema)).toThrow(/one\.yaml:1/)
    cache.keep()
    expect(() => open().read(at('one.yaml'), countingSchema().schema)).toThrow(KnowledgeError)
  })

  it('a place that cannot be written costs a warning, not the start', () => {
    writeFileSync(at('file'), '')
    const cache = openKnowledgeCache(path.join(at('file'), 'cache.json'), log)
    expect(cache.read(at('one.yaml'), countingSchema().schema)).toEqual({ name: 'one' })
    cache.keep()
    expect(warnings).toHaveLength(1)
  })
})
