import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { checkKnowledge } from './knowledge-check.ts'

const LAW = 'law/DE/DE.yaml'
const ISSUES = 'issues/tax.yaml'
const PHRASES = 'phrases/en/tax.yaml'

/** A small but whole knowledge: one country, one issue, one act. */
const SMALL: Record<string, string> = {
  'places.yaml': `countries:
  - code: DE
    slug: germany
    level: land
    unions: [EU]
    language: de
    regions:
      - code: DE-BY
        slug: bavaria
        names: { en: Bavaria }
        inherits: [DE-SUD]
`,
  'registers.yaml': `registers:
  - country: DE
    jurisdiction: DE
    body: Federal Bar
    register_url: https://bravsearch.bea-brak.de
    link: not-opened
    licence_number: { en: Register number }
    profession: { en: Rechtsanwalt }
`,
  'official-hosts.yaml': `hosts:
  DE: [gesetze-im-internet.de]
`,
  'law-coverage.yaml': `deep: { provisions: 1, countries: [DE] }
base: { provisions: 1 }
parts: { provisions: 1, of: {} }
unions: { provisions: 1 }
`,
  'safety/hotlines.yaml': `hotlines:
  - country: DE
    danger: emergency
    name: { en: Emergency }
    number: "112"
    sources: [one source, another source]
    checked_on: 2026-11-21
`,
  'safety/en.yaml': `language: en
signs:
  self-harm:
    - want to die
`,
  [ISSUES]: `area: tax
issues:
  - id: late-filing
    name: { en: Late filing }
    considerations: [{ en: First }, { en: Second }, { en: Third }]
    gather: [{ en: Letters }, { en: Forms }]
    questions: [{ en: How long }, { en: How much }]
`,
  [PHRASES]: `language: en
area: tax
issues:
  late-filing:
    - I am late with my return
    - They fined me for being late
`,
  [LAW]: `country: DE
jurisdiction: DE
acts:
  - id: ao
    title: Fiscal Code
    type: code
    official_url: https://www.gesetze-im-internet.de/ao_1977/
    link: not-opened
    in_force_from: "1977"
    provisions:
      - section: "152"
        heading: { en: Surcharge for late filing }
        summary: { en: Who files late may have to pay a surcharge. }
        issues:
          - late-filing
        checked:
          on: 2026-11-20
          against: unchecked
          result: not-checked
        review_by: 2027-11-20
`,
  'glossary/en.yaml': `language: en
terms:
  - id: appeal
    term: appeal
    definition: Asking a higher court to look at a decision again.
    example: She filed an appeal.
    area: general
`,
  'README.md': '# Knowledge\n',
}

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'knowledge-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const [name, text] of Object.entries(SMALL)) write(name, text)
})

function write(name: string, text: string) {
  const file = path.join(dir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function change(name: string, from: string, to: string) {
  const text = readFileSync(path.join(dir, name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(path.join(dir, name), text.replace(from, to))
}

function problems(): string[] {
  return checkKnowledge(dir).problems.map((problem) => problem.replace(`${dir}/`, ''))
}

test('knowledge that follows its formats has no problems and is counted', () => {
  expect(checkKnowledge(dir)).toEqual({
    problems: [],
    counts: {
      files: 10,
      countries: 1,
      regions: 1,
      issues: 1,
      phrases: 2,
      jurisdictionsWithLaw: 1,
      acts: 1,
      provisions: 1,
      registers: 1,
      hotlines: 1,
      signsOfDanger: 1,
      terms: 1,
    },
  })
})

describe('what a file shows by itself is named with its line', () => {
  test('broken YAML', () => {
    change(LAW, 'title: Fiscal Code', 'title: "Fiscal Code')
    expect(problems()[0]).toMatch(/^law\/DE\/DE\.yaml:\d+: .*quote/)
  })

  test('a text that is too long, a key that is unknown and a country code in small letters', () => {
    change(LAW, 'Who files late', `${'Who files late '.repeat(20)}`)
    change(LAW, '    link: not-opened', '    linked: not-opened')
    change('registers.yaml', 'country: DE', 'country: de')
    const found = problems().join('\n')
    expect(found).toMatch(/^law\/DE\/DE\.yaml:13: acts\.0\.provisions\.0\.summary\.en: /m)
    expect(found).toMatch(/^law\/DE\/DE\.yaml:\d+: acts\.0: .*"linked"/m)
    expect(found).toMatch(/^registers\.yaml:2: registers\.0\.country: expected a country code/m)
  })

  test('an alias bomb is refused at its first alias and nothing is thrown', () => {
    const rows = Array.from(
      { length: 9 },
      (_, at) =>
        `${'bcdefghij'[at]}: &${'bcdefghij'[at]} [${Array(9).fill(`*${'abcdefghi'[at]}`)}]`,
    )
    write(PHRASES, `a: &a [lol, lol]\n${rows.join('\n')}\n`)
    expect(problems()).toEqual([
      expect.stringMatching(
        /^phrases\/en\/tax\.yaml:2: file: the aliases do not resolve, or are too many/,
      ),
    ])
  })

  test('a day that the calendar does not have, and an em-dash', () => {
    change(LAW, '2027-11-20', '2027-02-30')
    change(ISSUES, 'en: Third', 'en: Third — or not')
    expect(problems()).toEqual([
      'issues/tax.yaml:5: an em-dash; write two sentences or a comma',
      'law/DE/DE.yaml:20: 2027-02-30 is no day of the calendar',
    ])
  })

  test('a file of no known kind', () => {
    write('law/notes.txt', 'to do')
    expect(problems()).toEqual([
      'law/notes.txt:1: no kind of knowledge has such a path; see README.md',
    ])
  })
})

describe('what only several files show together is named with its line', () => {
  test('an issue that nobody defines, in a law, in phrases and as a relation', () => {
    change(LAW, '          - late-filing', '          - late-filing\n          - lost-issue')
    change(PHRASES, '    - They fined', '  unknown-issue:\n    - They fined')
    change(ISSUES, '    questions:', '    related: [nowhere]\n    questions:')
    expect(problems()).toEqual([
      'issues/tax.yaml:7: issue "late-filing" relates to unknown "nowhere"',
      'law/DE/DE.yaml:16: "de-ao-152" names unknown issue "lost-issue"',
      'phrases/en/tax.yaml:6: unknown issue "unknown-issue"',
    ])
  })

  test('a section cited twice stands at its second place', () => {
    const text = readFileSync(path.join(dir, LAW), 'utf8')
    write(LAW, text + text.slice(text.indexOf('      - section')))
    expect(problems()).toEqual(['law/DE/DE.yaml:21: "de-ao-152" is cited twice'])
  })

  test('a country or part that places.yaml does not have', () => {
    write('law/XX/XX.yaml', (SMALL[LAW] ?? '').replaceAll(': DE', ': XX'))
    change('safety/hotlines.yaml', 'country: DE', 'country: ZZ')
    change('registers.yaml', 'jurisdiction: DE', 'jurisdiction: DE-QQ')
    write(
      'law/DE/DE-SUD.yaml',
      (SMALL[LAW] ?? '').replace('jurisdiction: DE', 'jurisdiction: DE-SUX'),
    )
    const found = problems()
    expect(found).toContain('law/XX/XX.yaml:1: places.yaml knows no country or union XX')
    expect(found).toContain('safety/hotlines.yaml:2: places.yaml knows no country ZZ')
    expect(found).toContain('registers.yaml:3: places.yaml knows no part DE-QQ')
    expect(found).toContain('law/DE/DE-SUD.yaml:2: places.yaml knows no part DE-SUX')
  })

  test('no law of a union, nor of a part that only a region inherits', () => {
    const law = SMALL[LAW] ?? ''
    write('law/DE/DE-SUD.yaml', law.replace('jurisdiction: DE', 'jurisdiction: DE-SUD'))
    write('law/EU/EU.yaml', law.replaceAll(': DE', ': EU'))
    write(
      'official-hosts.yaml',
      'hosts:\n  DE: [gesetze-im-internet.de]\n  EU: [gesetze-im-internet.de]\n',
    )
    expect(problems()).toEqual([])
  })

  test('law in the folder of another place', () => {
    write('law/DE/DE-BY.yaml', SMALL[LAW] ?? '')
    expect(problems()).toContain('law/DE/DE-BY.yaml:2: the law of DE belongs into law/DE/DE.yaml')
  })

  test('a law whose link leads to a host that is not official, even one that ends alike', () => {
    change(
      LAW,
      'https://www.gesetze-im-internet.de/ao_1977/',
      'https://evil-gesetze-im-internet.de/ao/',
    )
    expect(problems()).toEqual([
      'law/DE/DE.yaml:7: evil-gesetze-im-internet.de is no official host of DE',
    ])
  })

  test('a country without official hosts', () => {
    write('official-hosts.yaml', 'hosts:\n  FR: [legifrance.gouv.fr]\n')
    expect(problems()).toEqual(['law/DE/DE.yaml:1: official-hosts.yaml has no hosts for DE'])
  })
})

describe('what only several files show together, beyond the law, is named with its line', () => {
  test('a phrase that stands twice but for case and punctuation', () => {
    change(PHRASES, '    - They fined me', '    - i am LATE, with my return!\n    - They fined me')
    expect(problems()).toEqual([
      'phrases/en/tax.yaml:6: this phrase stands under "late-filing" already: i am LATE, with my return!',
    ])
  })

  test('a hotline with one source named twice', () => {
    change('safety/hotlines.yaml', 'one source, another source', 'one source, one source')
    expect(problems()).toEqual(['safety/hotlines.yaml:5: 112 in DE needs two sources that agree'])
  })

  test('a term that another language lacks, and a relation to no term', () => {
    write(
      'glossary/es.yaml',
      (SMALL['glossary/en.yaml'] ?? '')
        .replace('language: en', 'language: es')
        .replace('id: appeal', 'id: bail'),
    )
    change('glossary/en.yaml', '    area: general', '    area: general\n    related: [lost-term]')
    expect(problems()).toEqual([
      'glossary/en.yaml:2: term "bail" of another language is missing',
      'glossary/en.yaml:8: term "appeal" relates to unknown "lost-term"',
      'glossary/es.yaml:2: term "appeal" of another language is missing',
    ])
  })

  test('a language that does not fit the name of its file', () => {
    write('safety/fr.yaml', SMALL['safety/en.yaml'] ?? '')
    expect(problems()).toEqual(['safety/fr.yaml:1: language en does not fit the name of the file'])
  })
})

test('a folder that is not there is a problem, not a crash', () => {
  const { problems: found } = checkKnowledge(path.join(dir, 'nowhere'))
  expect(found[0]).toContain('nowhere')
})

test('every broken file is named, not only the first', () => {
  for (const name of [LAW, ISSUES, PHRASES]) write(name, 'a: [')
  expect(new Set(problems().map((problem) => problem.split(':')[0]))).toEqual(
    new Set([LAW, ISSUES, PHRASES]),
  )
})

test('the knowledge of this repository has no problems', () => {
  expect(checkKnowledge('knowledge').problems).toEqual([])
  // Sixteen thousand laws and thirty thousand phrases are read anew, beside whatever else runs.
}, 120_000)
