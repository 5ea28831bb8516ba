import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isLanguageCode } from '../../../../shared/languages.ts'
import { COUNTED_FROM } from '../../../law/contract.ts'
import { findStartingDay } from './find-starting-day.ts'

/** Texts the words were written with, and stories told later to try them. */
const FOLDERS = ['texts', 'stories'].map((name) => path.join(import.meta.dirname, name))

const rowSchema = z.strictObject({
  facts: z.string().min(1),
  country: z.string().length(2),
  asOf: z.iso.date(),
  from: z.enum(COUNTED_FROM),
  day: z.iso.date().nullable(),
  /** Why the day, though told, is not found: asking is asserted, never a wrong day. */
  beyond: z.string().min(1).optional(),
})

function rowsOfLanguage(language: string) {
  return FOLDERS.flatMap((folder) =>
    readFileSync(path.join(folder, `${language}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => rowSchema.parse(JSON.parse(line))),
  )
}

const languages = [
  ...new Set(
    FOLDERS.flatMap((folder) => readdirSync(folder)).map((file) => path.basename(file, '.jsonl')),
  ),
]

describe.each(languages)('the starting day as people tell it, in %s', (language) => {
  it.each(rowsOfLanguage(language))('$from, told $asOf in $country: $facts', (row) => {
    if (!isLanguageCode(language)) throw new Error(`${language} is no language we speak`)
    const found = findStartingDay(row.facts, {
      today: row.asOf,
      country: row.country,
      from: row.from,
      language,
    })
    expect(found?.day ?? null).toBe(row.beyond ? null : row.day)
  })
})
