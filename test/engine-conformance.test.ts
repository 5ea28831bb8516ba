import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ANALYSIS_STAGES, type AnalysisStage } from '../src/features/analysis/contract.ts'
import { jurisdictionLineage } from '../src/features/places/server.ts'
import type { LanguageCode } from '../src/shared/languages.ts'
import {
  type Asked,
  advise,
  DEPOSIT,
  type EnginesUnderTest,
  HOSTILE,
  obedient,
  startEngines,
  well,
} from './engines-under-test.ts'
import { type Behaviour, never, status } from './openai-stand-in.ts'

let engines: EnginesUnderTest
beforeAll(async () => {
  engines = await startEngines()
})
afterAll(() => engines.close())
beforeEach(() => engines.reset())

const EVERYWHERE: (Asked & { area: string; written: LanguageCode })[] = [
  { ...DEPOSIT, area: 'real-estate', written: 'en' },
  {
    facts: 'My employer has not paid my wages for the last month of work.',
    country: 'US',
    jurisdiction: 'US-NY',
    area: 'employment',
    written: 'en',
  },
  {
    facts: 'Mein Vermieter behält die Kaution, obwohl ich schon ausgezogen bin.',
    country: 'DE',
    jurisdiction: 'DE-BY',
    language: 'de',
    area: 'real-estate',
    written: 'de',
  },
  {
    facts: 'Mi jefe no me paga el salario desde hace dos meses de trabajo.',
    country: 'ES',
    jurisdiction: 'ES',
    language: 'en',
    area: 'employment',
    written: 'es',
  },
  {
    facts: 'My landlord keeps my deposit and does not answer my letters.',
    country: 'FR',
    jurisdiction: 'FR',
    area: 'real-estate',
    written: 'en',
  },
]

const ENGINES: [string, Behaviour | undefined, 'built-in' | 'model'][] = [
  ['the built-in engine', undefined, 'built-in'],
  ['the model engine with a good model', well, 'model'],
  ['the model engine with an obedient model', obedient, 'built-in'],
  ['the model engine without its model', status(500), 'built-in'],
]

describe.each(ENGINES)('%s', (_, behaviour, engine) => {
  const adviserOf = () => (behaviour ? engines.modelAdviser().adviser : engines.builtIn)
  beforeEach(() => engines.standIn.behave(behaviour ?? never))

  it.each(EVERYWHERE)(
    'knows language and area, and only law of the place: $facts',
    async (asked) => {
      const found = await advise(adviserOf(), asked)
      expect(found.engine).toBe(engine)
      expect(found.language).toBe(asked.written)
      expect(found.identifiedAreas[0]).toBe(asked.area)
      const lineage = jurisdictionLineage(
        engines.parts.places,
        asked.country ?? 'US',
        asked.jurisdiction ?? 'US-CA',
      )
      expect(found.applicableLaws.length).toBeGreaterThan(0)
      for (const law of found.applicableLaws) {
        expect(lineage).toContain(law.jurisdiction)
        expect(engines.parts.corpus.byId.has(law.id)).toBe(true)
      }
      const before = await engines.builtInAnswer(asked)
      expect(found.deadlines).toEqual(expect.arrayContaining(before.deadlines))
      expect(found.deadlines).toHaveLength(before.deadlines.length)
      expect(found.confidence).toBe(before.confidence)
    },
  )

  it('reports every stage in order', async () => {
    const stages: AnalysisStage[] = []
    await advise(adviserOf(), DEPOSIT, (stage) => stages.push(stage))
    expect(stages).toEqual(ANALYSIS_STAGES.slice(0, -1))
  })

  it('keeps a danger and whom to call', async () => {
    const asked = { facts: 'My husband hits me at home and he threatens to kill me tonight.' }
    const found = await advise(adviserOf(), asked)
    expect(found.safety?.dangers).toContain('violence-at-home')
    expect(found.safety).toEqual((await engines.builtInAnswer(asked)).safety)
  })

  it.each(Object.entries(HOSTILE))('stays sane on %s', async (_name, facts) => {
    const found = await advise(adviserOf(), { facts })
    const shown = JSON.stringify([found.applicableLaws, found.keyConsiderations, found.deadlines])
    expect(shown).not.toMatch(/999|invented|script>|alert\(|\\u0000|\u202E|example\.org/i)
    for (const law of found.applicableLaws) expect(['US', 'US-CA']).toContain(law.jurisdiction)
  })
})
