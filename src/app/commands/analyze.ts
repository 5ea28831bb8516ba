import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Provision } from '../../features/law/contract.ts'
import { officialTitle } from '../../features/law/server.ts'
import { jurisdictionLineage } from '../../features/places/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { createLog } from '../../platform/log.server.ts'
import { day } from '../../shared/knowledge-text.ts'
import { isLanguageCode } from '../../shared/languages.ts'
import { type Knowledge, loadKnowledge } from '../load-knowledge.ts'
import { startEncoder } from '../start-encoder.ts'
import type { Command } from './command.ts'

const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  facts: z.string().max(20_000),
  country: z.string(),
  jurisdiction: z.string().optional(),
  lang: z.string().optional(),
  asOf: day.optional(),
})

/** Analyses each line of a file. A line that cannot be read answers an `error` and the run goes on. */
export const analyzeCommand: Command = async (args, { out, err }) => {
  const file = args[0] === '--jsonl' ? args[1] : undefined
  if (!file) {
    err('Say which file: analyze --jsonl FILE')
    return 2
  }
  const config = readConfig()
  const reading = await startEncoder(config, err, { longestWaitMs: 0 })
  const knowledge = loadKnowledge(config.knowledgeDir, createLog('silent'), reading)
  const lines = readFileSync(file === '-' ? 0 : file, 'utf8').split('\n')
  let failed = 0
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const row = parseRow(line)
    if (row) out(JSON.stringify(await analyzeRow(knowledge, row)))
    else {
      failed += 1
      out(
        JSON.stringify({
          line: at + 1,
          error: 'not a row of {id,facts,country,jurisdiction?,lang?,asOf?}',
        }),
      )
    }
  }
  await reading.encoder.close()
  return failed === 0 ? 0 : 1
}

type Row = z.infer<typeof rowSchema>

async function analyzeRow({ adviser, corpus, places }: Knowledge, row: Row) {
  const start = performance.now()
  const country = row.country.toUpperCase()
  const jurisdiction = (row.jurisdiction ?? country).toUpperCase()
  const now = row.asOf ? new Date(`${row.asOf}T12:00:00Z`) : new Date()
  const found = await adviser.advise(
    {
      facts: row.facts,
      country,
      jurisdiction,
      legalArea: null,
      interfaceLanguage: isLanguageCode(row.lang) ? row.lang : 'en',
    },
    now,
  )
  const provisions = new Map(
    jurisdictionLineage(places, country, jurisdiction)
      .flatMap((code) => corpus.byJurisdiction.get(code) ?? [])
      .map((provision) => [provision.id, provision]),
  )
  return {
    id: row.id,
    language: found.language,
    areas: found.areas,
    issues: found.issues.map(({ issue, score }) => ({ issue, score })),
    laws: found.applicableLaws.map((law) => ({
      id: law.id,
      country: law.country,
      jurisdiction: law.jurisdiction,
      act: titleOf(provisions.get(law.id)) ?? law.act,
      ...(law.section === null ? {} : { section: law.section }),
      url: law.url,
      checkedOn: law.checkedOn,
    })),
    deadlines: found.deadlines.map(({ date, period, law }) => ({ date, period, law })),
    safety: found.safety?.dangers ?? [],
    confidence: found.confidence,
    engine: found.engine,
    ms: Math.round((performance.now() - start) * 10) / 10,
  }
}

function titleOf(provision: Provision | undefined): string | undefined {
  return provision && officialTitle(provision)
}

function parseRow(line: string): Row | undefined {
  try {
    const parsed = rowSchema.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
