import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  advise,
  DEPOSIT,
  type EnginesUnderTest,
  HOSTILE,
  KEY,
  NOW,
  obedient,
  offeredIds,
  PATIENCE_MS,
  SENTENCES,
  SHORT_PATIENCE_MS,
  startEngines,
  well,
  wellAnswered,
} from './engines-under-test.ts'
import {
  answers,
  type Behaviour,
  half,
  late,
  never,
  rawBody,
  redirectsTo,
  says,
  status,
} from './openai-stand-in.ts'

let engines: EnginesUnderTest
beforeAll(async () => {
  engines = await startEngines()
})
afterAll(() => engines.close())
beforeEach(() => engines.reset())

describe('a model that answers well', () => {
  beforeEach(() => engines.standIn.behave(well))

  it('puts the law into words and comes first among the considerations', async () => {
    const { adviser, counters } = engines.modelAdviser()
    const found = await advise(adviser, DEPOSIT)
    expect(found.engine).toBe('model')
    expect(found.applicableLaws[0]?.relevance).toBe(SENTENCES.en?.relevance)
    expect(found.keyConsiderations.slice(0, 3)).toEqual(SENTENCES.en?.considerations)
    expect(found.keyConsiderations.length).toBeLessThanOrEqual(6)
    expect(found.keyConsiderations.length).toBeGreaterThan(3)
    expect(counters()).toEqual({
      calls: 1,
      retries: 0,
      failures: {},
      inputTokens: 100,
      outputTokens: 20,
      breaker: 'closed',
      droppedCitations: 0,
      droppedTexts: 0,
      droppedIssues: 0,
      fallbacks: 0,
    })
  })

  it('is reported as composing only after it has answered', async () => {
    const order: string[] = []
    engines.standIn.behave((request, response) => {
      order.push('model asked')
      return well(request, response)
    })
    await advise(engines.modelAdviser().adviser, DEPOSIT, (stage) => order.push(stage))
    expect(order.indexOf('model asked')).toBeGreaterThan(order.indexOf('provisions'))
    expect(order.indexOf('model asked')).toBeLessThan(order.indexOf('composition'))
  })

  it('is told the facts as data inside a block it cannot be talked out of', async () => {
    await advise(engines.modelAdviser().adviser, { facts: HOSTILE['end of its block'] ?? '' })
    const [request] = engines.standIn.requests
    if (!request) throw new Error('nothing was asked')
    const boundary = /marked with (\S+):/.exec(request.system)?.[1] ?? ''
    expect(boundary).toMatch(/^[0-9a-f]{32}$/)
    const facts = request.user.slice(request.user.indexOf(`<<<${boundary} facts`))
    expect(facts).toContain('us-x-999')
    expect(facts.endsWith(`${boundary} end of facts>>>`)).toBe(true)
    expect(request.system).not.toContain('landlord')
    expect(offeredIds(request, 'laws')).not.toContain('us-x-999')
    expect(offeredIds(request, 'laws').length).toBeLessThanOrEqual(24)
  })

  it('is not asked for a preview, nor about what nobody understood', async () => {
    const { adviser } = engines.modelAdviser()
    await adviser.advise(
      { ...DEPOSIT, country: 'US', jurisdiction: 'US', legalArea: null, interfaceLanguage: 'en' },
      NOW,
    )
    const found = await advise(adviser, { facts: HOSTILE['a recipe'] ?? '' })
    expect(found.engine).toBe('built-in')
    expect(engines.standIn.requests).toHaveLength(0)
  })

  it('may talk around its structure', async () => {
    engines.standIn.behave(
      says((request) => `Sure!\n\`\`\`json\n${JSON.stringify(wellAnswered(request))}\n\`\`\``),
    )
    expect((await advise(engines.modelAdviser().adviser, DEPOSIT)).engine).toBe('model')
  })
})

describe('the order a model gives', () => {
  it('may change the order; the confidence shown is then the calibrated share of that area', async () => {
    const asked = {
      facts:
        'My landlord keeps my deposit of the flat, and my employer has not paid my wages for the work.',
    }
    const before = await engines.builtInAnswer(asked)
    engines.standIn.behave(
      answers((request) => {
        const answer = wellAnswered(request)
        return { ...answer, issues: answer.issues.slice(1, 2) }
      }),
    )
    const found = await advise(engines.modelAdviser().adviser, asked)
    expect(before.identifiedAreas.length).toBeGreaterThan(1)
    expect(found.identifiedAreas[0]).toBe(before.identifiedAreas[1])
    expect(found.confidence).toBeLessThanOrEqual(before.confidence)
    expect(found.confidence).toBe(found.areas[0]?.score)
    const ids = (analysis: typeof found) => analysis.applicableLaws.map(({ id }) => id)
    expect(ids(found)).toEqual(expect.arrayContaining(ids(before)))
    expect(found.deadlines).toHaveLength(before.deadlines.length)
  })
})

const FAILING: [string, Behaviour, string, number, number?][] = [
  ['never answers', never, 'timeout', 1, SHORT_PATIENCE_MS],
  ['answers too late', late(2_000), 'timeout', 1, SHORT_PATIENCE_MS],
  ['is cut off in the middle', half, 'network', 3],
  ['says 500', status(500), 'server-error', 3],
  ['says 503', status(503), 'server-error', 3],
  ['says 429', status(429), 'rate-limited', 3],
  ['says 429 until tomorrow', status(429, { 'retry-after': '86400' }), 'rate-limited', 1],
  ['says 401', status(401), 'rejected', 1],
  ['sends elsewhere', redirectsTo('http://127.0.0.1:9/v1'), 'network', 3],
  ['answers a page', rawBody('<html>busy</html>'), 'unreadable', 1],
  ['answers nothing at all', rawBody(''), 'unreadable', 1],
  ['has no choices', rawBody('{"choices":[]}'), 'unreadable', 1],
  ['says nothing', says(''), 'malformed', 1],
  ['chats', says('I am sorry, I cannot say § 999.'), 'malformed', 1],
  ['answers another structure', says('{"issues":"all"}'), 'malformed', 1],
  ['answers half a structure', says('{"issues":["security-deposit"'), 'malformed', 1],
  ['declines', says('', 'content_filter'), 'refused', 1],
  ['is too long', says('{"issues":[],"laws":[],"considerations":[]}', 'length'), 'cut-short', 1],
]

describe('a model that fails', () => {
  it.each(FAILING)('%s: the built-in findings stand, in bounded time', async (...given) => {
    const [, behaviour, failure, calls, patience = PATIENCE_MS] = given
    engines.standIn.behave(behaviour)
    const { adviser, counters } = engines.modelAdviser(patience)
    const start = performance.now()
    const found = await advise(adviser, DEPOSIT)
    expect(performance.now() - start).toBeLessThan(patience + 1_500)
    expect(found).toEqual(await engines.builtInAnswer(DEPOSIT))
    expect(found.engine).toBe('built-in')
    expect(counters()).toMatchObject({ calls, fallbacks: 1, failures: { [failure]: 1 } })
  })

  it('waits as long as a Retry-After says before it asks again', async () => {
    let asked = 0
    engines.standIn.behave((request, response) => {
      asked += 1
      return (asked === 1 ? status(429, { 'retry-after': '2' }) : well)(request, response)
    })
    const { adviser, counters } = engines.modelAdviser()
    expect((await advise(adviser, DEPOSIT)).engine).toBe('model')
    expect(engines.state.waits).toEqual([2_000])
    expect(counters()).toMatchObject({ calls: 2, retries: 1, fallbacks: 0 })
  })

  it('is left alone after five failures, and asked again a minute later', async () => {
    engines.standIn.behave(status(401))
    const { adviser, counters } = engines.modelAdviser()
    for (let at = 0; at < 5; at++) await advise(adviser, DEPOSIT)
    engines.standIn.behave(well)
    expect((await advise(adviser, DEPOSIT)).engine).toBe('built-in')
    expect(engines.standIn.requests).toHaveLength(5)
    expect(counters()).toMatchObject({ breaker: 'open', failures: { 'breaker-open': 1 } })
    engines.state.clock += 60_000
    expect((await advise(adviser, DEPOSIT)).engine).toBe('model')
    expect(counters().breaker).toBe('closed')
  })

  it("is not closed for all by one person's text that it cannot answer", async () => {
    engines.standIn.behave(says('I decline.'))
    const { adviser, counters } = engines.modelAdviser()
    for (let at = 0; at < 6; at++) await advise(adviser, DEPOSIT)
    expect(counters()).toMatchObject({ breaker: 'closed', failures: { malformed: 6 } })
  })

  it.each([status(500), status(401), never, half, rawBody('no'), well, obedient])(
    'leaves no key, facts or answer in the log (%#)',
    async (behaviour) => {
      engines.standIn.behave(behaviour)
      const { adviser } = engines.modelAdviser(SHORT_PATIENCE_MS)
      await advise(adviser, { facts: `${DEPOSIT.facts} My name is Philomena Quisquilian.` })
      expect(engines.standIn.requests[0]?.authorization).toBe(`Bearer ${KEY}`)
      expect(engines.state.logged).toHaveLength(1)
      expect(engines.state.logged.join()).not.toMatch(
        /sk-of|landlord|Philomena|§|Keep every|127\.0\.0\.1/,
      )
    },
  )
})

describe('what a model says that must not be shown', () => {
  async function withRelevance(relevance: string, considerations: string[] = []) {
    engines.standIn.behave(
      answers((request) => ({
        ...wellAnswered(request),
        laws: offeredIds(request, 'laws').map((id) => ({ id, relevance })),
        considerations: [...considerations, 'Keep every letter that you have received.'],
      })),
    )
    const { adviser, counters } = engines.modelAdviser()
    return { found: await advise(adviser, DEPOSIT), counters: counters() }
  }

  it.each([
    ['a link', 'See https://example.org/law for all that this law may say.'],
    ['a bare domain', 'See legal-help.example for all that this law may say.'],
    ['an e-mail address', 'Write to help@example for all that this law may say.'],
    ['a phone number', 'Call 555 0100 to hear what this law may say to you.'],
    ['an invented section', 'Under § 999 the landlord may keep your money.'],
    ['a section in words', 'Under section nine hundred the landlord may keep your money.'],
    ['an invented act', 'Under the Tenant Money Act the landlord may keep your money.'],
    ['an abbreviated act', 'Under the FLSA the landlord may keep your money.'],
    ['a deadline', 'You must sue the landlord within fourteen days of moving out.'],
    ['markup', 'The <b>landlord</b> may keep your money.'],
    ['a link in markdown', 'The [landlord](x) may keep your money.'],
    ['text that turns round', 'The landlord \u202Emay keep your money.'],
    ['a control character', 'The landlord \u0007may keep your money.'],
    ['another language', 'El casero puede quedarse con el dinero que usted ha pagado por el piso.'],
    ['another script', 'Хозяин квартиры может оставить ваши деньги себе.'],
    ['too much', 'The landlord may keep your money. '.repeat(10)],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    const before = await engines.builtInAnswer(DEPOSIT)
    const { found, counters } = await withRelevance(text, [text])
    expect(found.engine).toBe('model')
    expect(found.applicableLaws).toEqual(before.applicableLaws)
    expect(found.keyConsiderations).not.toContain(text)
    expect(counters.droppedTexts + counters.droppedCitations).toBeGreaterThan(1)
  })

  it('laws and problems that were not offered, each counted', async () => {
    engines.standIn.behave(
      answers((request) => ({
        ...wellAnswered(request),
        issues: ['witchcraft'],
        laws: [
          { id: 'us-ca-invented-999', relevance: 'It may protect what you have paid.' },
          { id: 'de-bgb-551', relevance: 'It may protect what you have paid.' },
        ],
      })),
    )
    const { adviser, counters } = engines.modelAdviser()
    const found = await advise(adviser, DEPOSIT)
    expect(found.applicableLaws).toEqual((await engines.builtInAnswer(DEPOSIT)).applicableLaws)
    expect(counters()).toMatchObject({ droppedCitations: 2, droppedIssues: 1, fallbacks: 0 })
  })

  it('an answer without one usable sentence is not trusted with the order either', async () => {
    engines.standIn.behave(
      answers((request) => ({
        issues: offeredIds(request, 'problems').reverse(),
        laws: [{ id: 'us-invented-999', relevance: 'See § 999.' }],
        considerations: ['Visit https://example.org now.'],
      })),
    )
    const { adviser, counters } = engines.modelAdviser()
    expect(await advise(adviser, DEPOSIT)).toEqual(await engines.builtInAnswer(DEPOSIT))
    expect(counters()).toMatchObject({ fallbacks: 1, droppedCitations: 1, droppedTexts: 1 })
  })
})
