import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isLanguageCode } from '../../../../shared/languages.ts'
import { readDays } from './read-days.ts'

/** Ways to name a day, each in the sentence of somebody who tells what happened. */
const FOLDER = path.join(import.meta.dirname, 'times')

const rowSchema = z.strictObject({
  facts: z.string().min(1),
  country: z.string().length(2),
  asOf: z.iso.date(),
  /** null: nobody could say the day. */
  day: z.iso.date().nullable(),
})

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const rows = readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => rowSchema.parse(JSON.parse(line)))

  it.each(rows)('told $asOf in $country: $facts', ({ facts, country, asOf, day }) => {
    const language = path.basename(file, '.jsonl')
    if (!isLanguageCode(language)) throw new Error(`${language} is no language we speak`)
    const days = readDays(facts, { today: asOf, country, language })
    expect(days.map((found) => found.day)).toEqual(day === null ? [] : [day])
  })
})
