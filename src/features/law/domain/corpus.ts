import type { Corpus, IssueFile, LawFile, Provision, TaxonomyIssue } from '../contract.ts'

type Act = LawFile['acts'][number]
type SourceProvision = Act['provisions'][number]

/** A problem in the knowledge that no single file's format can show. */
export type CorpusProblem = { file: string; problem: string }

type Sourced<Content> = { file: string; content: Content }

/** Puts the files together and lists what does not fit: unknown or doubled ids, doubled citations, wrong folders. */
export function buildCorpus(
  issueFiles: Sourced<IssueFile>[],
  lawFiles: Sourced<LawFile>[],
): { corpus: Corpus; problems: CorpusProblem[] } {
  const issues = new Map<string, TaxonomyIssue>()
  const provisions = new Map<string, Provision>()
  const problems = [
    ...issueFiles.flatMap((source) => gatherIssues(source, issues)),
    ...issueFiles.flatMap((source) => unknownRelations(source, issues)),
    ...lawFiles.flatMap((source) => gatherProvisions(source, issues, provisions)),
  ]
  const all = [...provisions.values()]
  const corpus = {
    issues,
    provisions: all,
    byJurisdiction: groupByJurisdiction(all),
    byId: provisions,
  }
  return { corpus, problems }
}

function gatherIssues(
  { file, content }: Sourced<IssueFile>,
  issues: Map<string, TaxonomyIssue>,
): CorpusProblem[] {
  return content.issues.flatMap((issue) => {
    const doubled = issues.has(issue.id)
    issues.set(issue.id, { ...issue, area: content.area })
    return doubled ? [{ file, problem: `issue "${issue.id}" stands twice` }] : []
  })
}

function unknownRelations(
  { file, content }: Sourced<IssueFile>,
  issues: ReadonlyMap<string, TaxonomyIssue>,
): CorpusProblem[] {
  return content.issues.flatMap((issue) =>
    issue.related
      .filter((id) => !issues.has(id))
      .map((id) => ({ file, problem: `issue "${issue.id}" relates to unknown "${id}"` })),
  )
}

function gatherProvisions(
  { file, content }: Sourced<LawFile>,
  issues: ReadonlyMap<string, TaxonomyIssue>,
  provisions: Map<string, Provision>,
): CorpusProblem[] {
  const { country, jurisdiction } = content
  const misplaced = `${jurisdiction}-`.startsWith(`${country}-`)
    ? []
    : [{ file, problem: `jurisdiction ${jurisdiction} is not in country ${country}` }]
  const found = content.acts.flatMap((act) =>
    act.provisions.map((source) => flatten(content, act, source, issues)),
  )
  const wrong = found.flatMap((provision) => {
    const doubled = provisions.has(provision.id)
      ? [{ file, problem: `"${provision.id}" is cited twice` }]
      : []
    provisions.set(provision.id, provision)
    const unknown = provision.issues.filter((id) => !issues.has(id))
    return [
      ...doubled,
      ...unknown.map((id) => ({ file, problem: `"${provision.id}" names unknown issue "${id}"` })),
    ]
  })
  return [...misplaced, ...wrong]
}

/** Provisions in force on a day (YYYY-MM-DD), of these jurisdictions only, in the order given. */
export function provisionsOf(
  corpus: Corpus,
  lineage: readonly string[],
  onDay: string,
): Provision[] {
  return lineage
    .flatMap((jurisdiction) => corpus.byJurisdiction.get(jurisdiction) ?? [])
    .filter((provision) => isInForce(provision, onDay))
}

/** A year alone counts from its first to its last day. */
export function isInForce(
  provision: Pick<Provision, 'inForceFrom' | 'inForceTo'>,
  onDay: string,
): boolean {
  const from = provision.inForceFrom.concat('-01-01').slice(0, 10)
  const to = provision.inForceTo?.concat('-12-31').slice(0, 10)
  return from <= onDay && (to === undefined || onDay <= to)
}

function groupByJurisdiction(provisions: Provision[]): Map<string, Provision[]> {
  const groups = new Map<string, Provision[]>()
  for (const provision of provisions) {
    const group = groups.get(provision.jurisdiction)
    if (group) group.push(provision)
    else groups.set(provision.jurisdiction, [provision])
  }
  return groups
}

function flatten(
  file: LawFile,
  act: Act,
  source: SourceProvision,
  issues: ReadonlyMap<string, TaxonomyIssue>,
): Provision {
  const areas = source.issues.flatMap((id) => issues.get(id)?.area ?? [])
  return {
    id: provisionId(file.jurisdiction, act.id, source.section),
    country: file.country,
    jurisdiction: file.jurisdiction,
    act: act.title,
    actLocal: act.title_local,
    actType: act.type,
    identifier: act.identifier,
    section: source.section,
    sectionSign: act.section_sign,
    heading: source.heading,
    summary: source.summary,
    coversWhatFollows: source.covers_what_follows ?? false,
    issues: source.issues,
    areas: [...new Set(areas)],
    url: source.url ?? act.official_url,
    linkOpened: act.link === 'opened',
    deadline: source.deadline,
    checked: source.checked,
    reviewBy: source.review_by,
    inForceFrom: source.in_force_from ?? act.in_force_from,
    inForceTo: source.in_force_to ?? act.in_force_to,
  }
}

/** The id under which a provision is known in results, addresses and exports. */
export function provisionId(jurisdiction: string, actId: string, section?: string): string {
  return slugOf([jurisdiction, actId, ...(section ? [section] : [])].join('-'))
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
