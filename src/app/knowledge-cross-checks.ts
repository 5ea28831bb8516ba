import { buildCorpus, provisionId } from '../features/law/server.ts'
import type { KnowledgeContent, KnowledgeKind } from './knowledge-kinds.ts'

/** `near` is a text of the file in whose line the problem stands. */
export type KnowledgeProblem = { file: string; text: string; near: string }

/** `name` is the path below `knowledge/`. */
export type ReadKnowledge = {
  [Kind in KnowledgeKind]: { file: string; name: string; content: KnowledgeContent[Kind] }[]
}

/** What no file can show by itself: ids that nobody defines, entries that stand twice, places that do not exist. */
export function crossCheck(read: ReadKnowledge): KnowledgeProblem[] {
  const codes = placeCodes(read)
  return [
    ...checkCorpus(read),
    ...read.law.flatMap((file) => checkLawPlaces(file, codes)),
    ...checkUsualDeadlines(read),
    ...checkHosts(read),
    ...checkPhraseIssues(read),
    ...checkDoubledPhrases(read),
    ...checkRegisters(read, codes),
    ...checkHotlines(read, codes),
    ...checkLanguages(read),
    ...checkGlossary(read),
  ]
}

type PlaceCodes = { countries: ReadonlySet<string>; all: ReadonlySet<string> }

function placeCodes({ places }: ReadKnowledge): PlaceCodes {
  const countries = places.flatMap(({ content }) => content.countries)
  const own = countries.flatMap(({ code, unions }) => [code, ...unions])
  const parts = countries.flatMap(({ regions }) =>
    regions.flatMap(({ code, inherits }) => [code, ...inherits]),
  )
  return { countries: new Set(own), all: new Set([...own, ...parts]) }
}

function checkCorpus({ issues, law }: ReadKnowledge): KnowledgeProblem[] {
  return buildCorpus(issues, law).problems.map(({ file, problem }) => {
    const named = [...problem.matchAll(/"([^"]+)"/g)].at(-1)?.[1]
    const content = law.find((candidate) => candidate.file === file)?.content
    return {
      file,
      text: problem,
      near: (named && content && sectionOf(content, named)) ?? named ?? content?.jurisdiction ?? '',
    }
  })
}

/** What is told as usual for an issue must be so somewhere: else nobody could source it. */
function checkUsualDeadlines({ issues, law }: ReadKnowledge): KnowledgeProblem[] {
  const seen = new Set(
    law
      .flatMap(({ content }) => content.acts.flatMap(({ provisions }) => provisions))
      .flatMap(({ issues: ids, deadline }) => ids.map((id) => `${id} ${deadline?.from ?? ''}`)),
  )
  return issues.flatMap(({ file, content }) =>
    content.issues.flatMap(({ id, deadlines_from }) =>
      deadlines_from
        .filter((from) => !seen.has(`${id} ${from}`))
        .map((from) => ({
          file,
          text: `no deadline of any law counts from "${from}" for issue "${id}"`,
          near: `id: ${id}`,
        })),
    ),
  )
}

/** The section that a provision's id ends in, as the file writes it. */
function sectionOf(law: KnowledgeContent['law'], id: string): string | undefined {
  const all = law.acts.flatMap((act) =>
    act.provisions.map(({ section }) => ({ act: act.id, section })),
  )
  return all.find(({ act, section }) => provisionId(law.jurisdiction, act, section) === id)?.section
}

function checkLawPlaces(
  { file, name, content }: ReadKnowledge['law'][number],
  codes: PlaceCodes,
): KnowledgeProblem[] {
  const { country, jurisdiction } = content
  const problems: KnowledgeProblem[] = []
  if (!codes.countries.has(country))
    problems.push({
      file,
      text: `places.yaml knows no country or union ${country}`,
      near: `country: ${country}`,
    })
  else if (!codes.all.has(jurisdiction))
    problems.push({ file, text: `places.yaml knows no part ${jurisdiction}`, near: jurisdiction })
  if (name !== `law/${country}/${jurisdiction}.yaml`) {
    problems.push({
      file,
      text: `the law of ${jurisdiction} belongs into law/${country}/${jurisdiction}.yaml`,
      near: jurisdiction,
    })
  }
  for (const { section, checked, review_by } of content.acts.flatMap((act) => act.provisions)) {
    if (review_by <= checked.on)
      problems.push({
        file,
        text: `${section ? `section ${section}` : 'an act'} is to be reviewed before it was checked`,
        near: section ?? review_by,
      })
  }
  return problems
}

function checkHosts({ law, 'official-hosts': hostFiles }: ReadKnowledge): KnowledgeProblem[] {
  const hosts = new Map(hostFiles.flatMap(({ content }) => Object.entries(content.hosts)))
  return law.flatMap(({ file, content }) => {
    const official = hosts.get(content.country)
    if (!official)
      return [
        {
          file,
          text: `official-hosts.yaml has no hosts for ${content.country}`,
          near: `country: ${content.country}`,
        },
      ]
    const urls = content.acts.flatMap((act) => [
      act.official_url,
      ...act.provisions.flatMap(({ url }) => url ?? []),
    ])
    return urls
      .filter((url) => !official.some((host) => `.${new URL(url).hostname}`.endsWith(`.${host}`)))
      .map((url) => ({
        file,
        text: `${new URL(url).hostname} is no official host of ${content.country}`,
        near: url,
      }))
  })
}

function checkPhraseIssues({ phrases, issues }: ReadKnowledge): KnowledgeProblem[] {
  const areaOf = new Map(
    issues.flatMap(({ content }) => content.issues.map(({ id }) => [id, content.area] as const)),
  )
  return phrases.flatMap(({ file, name, content: { language, area, issues: byIssue } }) => {
    const expected = `phrases/${language}/${area}.yaml`
    const misplaced =
      name === expected ? [] : [{ file, text: `these phrases belong into ${expected}`, near: area }]
    if (area === 'none') return misplaced
    const foreign = Object.keys(byIssue).filter((issue) => areaOf.get(issue) !== area)
    const because = (issue: string) =>
      areaOf.has(issue)
        ? `issue "${issue}" belongs to ${areaOf.get(issue)}`
        : `unknown issue "${issue}"`
    return [...misplaced, ...foreign.map((issue) => ({ file, text: because(issue), near: issue }))]
  })
}

/** The same words under two issues would teach the classifier nothing, and twice under one would weigh double. */
function checkDoubledPhrases({ phrases }: ReadKnowledge): KnowledgeProblem[] {
  const all = phrases.flatMap(({ file, content: { language, issues } }) =>
    Object.entries(issues).flatMap(([issue, texts]) =>
      texts.map((text) => ({ file, issue, text, key: `${language} ${words(text)}` })),
    ),
  )
  const first = new Map<string, string>()
  return all.flatMap(({ file, issue, text, key }) => {
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, issue)
    return earlier === undefined
      ? []
      : [
          {
            file,
            text: `this phrase stands under "${earlier}" already: ${text.slice(0, 60)}`,
            near: text.slice(0, 30),
          },
        ]
  })
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()
}

function checkRegisters({ registers }: ReadKnowledge, codes: PlaceCodes): KnowledgeProblem[] {
  return registers.flatMap(({ file, content }) => {
    const doubled = repeated(content.registers.map(({ jurisdiction }) => jurisdiction))
    return [
      ...doubled.map((jurisdiction) => ({
        file,
        text: `two registers for ${jurisdiction}`,
        near: jurisdiction,
      })),
      ...content.registers.flatMap(({ country, jurisdiction }) => {
        if (!codes.countries.has(country))
          return [
            { file, text: `places.yaml knows no country ${country}`, near: `country: ${country}` },
          ]
        if (!codes.all.has(jurisdiction))
          return [{ file, text: `places.yaml knows no part ${jurisdiction}`, near: jurisdiction }]
        if (`${jurisdiction}-`.startsWith(`${country}-`)) return []
        return [{ file, text: `${jurisdiction} is not in ${country}`, near: jurisdiction }]
      }),
    ]
  })
}

function checkHotlines({ hotlines }: ReadKnowledge, codes: PlaceCodes): KnowledgeProblem[] {
  return hotlines.flatMap(({ file, content }) => {
    const doubled = repeated(
      content.hotlines.map(({ country, danger, number }) => `${country} ${danger} ${number}`),
    )
    return [
      ...doubled.map((entry) => ({
        file,
        text: `this hotline stands twice: ${entry}`,
        near: entry.split(' ').slice(2).join(' '),
      })),
      ...content.hotlines.flatMap(({ country, number, sources }) => [
        ...(codes.countries.has(country)
          ? []
          : [
              {
                file,
                text: `places.yaml knows no country ${country}`,
                near: `country: ${country}`,
              },
            ]),
        ...(new Set(sources).size >= 2
          ? []
          : [{ file, text: `${number} in ${country} needs two sources that agree`, near: number }]),
      ]),
    ]
  })
}

function checkLanguages({ safety, glossary }: ReadKnowledge): KnowledgeProblem[] {
  return [...safety, ...glossary]
    .filter(({ name, content }) => !name.endsWith(`/${content.language}.yaml`))
    .map(({ file, content }) => ({
      file,
      text: `language ${content.language} does not fit the name of the file`,
      near: content.language,
    }))
}

function checkGlossary({ glossary }: ReadKnowledge): KnowledgeProblem[] {
  const everywhere = new Set(glossary.flatMap(({ content }) => content.terms.map(({ id }) => id)))
  return glossary.flatMap(({ file, content }) => {
    const ids = content.terms.map(({ id }) => id)
    const own = new Set(ids)
    return [
      ...repeated(ids).map((id) => ({ file, text: `term "${id}" stands twice`, near: id })),
      ...[...everywhere]
        .filter((id) => !own.has(id))
        .map((id) => ({
          file,
          text: `term "${id}" of another language is missing`,
          near: 'terms',
        })),
      ...content.terms.flatMap(({ id, related }) =>
        related
          .filter((other) => !own.has(other))
          .map((other) => ({
            file,
            text: `term "${id}" relates to unknown "${other}"`,
            near: other,
          })),
      ),
    ]
  })
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
