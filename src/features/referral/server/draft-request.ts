import type { Runtime } from '../../../platform/runtime.server.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { sessionUser } from '../../account/server.ts'
import { readCase } from '../../analysis/server.ts'
import { lawyersBySlug } from '../../directory/server.ts'
import { composeSummary } from '../domain/compose-summary.ts'
import type { ChosenLawyer, LetterPreview, RequestDraft } from '../domain/contact-pages.ts'
import { tidyRequest, type WrittenRequest } from '../domain/written-request.ts'
import { judgeLawyers } from './judge-lawyers.ts'
import { listContacts } from './list-contacts.ts'
import { areaOf, contentOf, type ReadCase } from './request-content.ts'
import { languageFor, nameOf, type Stationery, writeLetter } from './write-letter.ts'

export type DraftOutcome =
  | { kind: 'case_not_found' }
  /** The same for every id: whose case it is shows once somebody is signed in. */
  | { kind: 'sign_in_required'; email: string }
  | { kind: 'draft'; draft: RequestDraft }

type DraftWish = {
  caseId: string
  lawyers: readonly string[]
  language: LanguageCode
  cookies: string | null | undefined
}

/** What a person sees before they write to lawyers. */
export async function draftRequest(
  runtime: Runtime,
  stationery: Stationery,
  { caseId, lawyers: slugs, language, cookies }: DraftWish,
): Promise<DraftOutcome> {
  const found = await readCase(runtime, cookies, caseId)
  const user = await sessionUser(runtime, cookies)
  if (!user) return { kind: 'sign_in_required', email: found?.legalCase.email ?? '' }
  if (!found) return { kind: 'case_not_found' }
  const t = stationery.catalogue.translate(language)
  const area = areaOf(found)
  const areaName = area === undefined ? undefined : t(`areas.${area}`, {}, area)
  return {
    kind: 'draft',
    draft: {
      caseId,
      replyTo: user.email,
      name: user.name,
      summary: summaryOf(stationery, found, areaName, language),
      areaName: areaName ?? t('contact.noArea'),
      placeName: nameOf(stationery.places, found.legalCase, language),
      urgency: found.legalCase.urgency,
      lawyers: await chosen(runtime, stationery, { caseId, slugs, language }),
      contacts: await listContacts(runtime, { userId: user.id, caseId }),
    },
  }
}

async function chosen(
  runtime: Runtime,
  stationery: Stationery,
  { caseId, slugs, language }: { caseId: string; slugs: readonly string[]; language: LanguageCode },
): Promise<ChosenLawyer[]> {
  const wanted = [...new Set(slugs)].slice(0, CONTACT_LIMITS.lawyersAtOnce)
  const lawyers = await lawyersBySlug(runtime.db, wanted)
  const judged = await judgeLawyers(runtime, runtime.db, { caseId, lawyers, now: runtime.now() })
  return judged.map(({ lawyer, verdict }) => ({
    slug: lawyer.slug,
    name: lawyer.name,
    result: verdict === 'open' ? 'sent' : verdict,
    language: verdict === 'open' ? languageFor(stationery, lawyer, language) : null,
  }))
}

function summaryOf(
  { catalogue }: Stationery,
  { analysis }: ReadCase,
  areaName: string | undefined,
  language: LanguageCode,
): string {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const lists = new Intl.ListFormat(language)
  const [deadline] = analysis.deadlines.flatMap(({ date, statute, whose }) =>
    date === null || whose === 'other-side' ? [] : [{ date, law: statute }],
  )
  return composeSummary(catalogue.translate(language), {
    areaName,
    // Issues have their names in the language of the analysis.
    issues: analysis.language === language ? analysis.issues.map(({ name }) => name) : [],
    laws: analysis.applicableLaws.map(({ statute }) => statute),
    deadline,
    formatList: (parts) => lists.format(parts),
    formatDate: (day) => days.format(new Date(day)),
  })
}

/**
 * The letters exactly as they would go out, and where none is in the reader's language, that one too, so that the
 * reader knows what the others say.
 */
export async function previewLetters(
  runtime: Runtime,
  stationery: Stationery,
  wish: DraftWish,
  written: WrittenRequest,
): Promise<LetterPreview[]> {
  const found = await readCase(runtime, wish.cookies, wish.caseId)
  const user = await sessionUser(runtime, wish.cookies)
  if (!found || !user) return []
  const { caseId, lawyers: slugs, language } = wish
  const lawyers = await chosen(runtime, stationery, { caseId, slugs, language })
  const tidied = tidyRequest(written)
  const order = {
    content: contentOf(found, tidied),
    channel: tidied.channel,
    language,
    email: user.email,
  }
  const languages = new Set([language, ...lawyers.flatMap((lawyer) => lawyer.language ?? [])])
  return [...languages].map((inLanguage) => ({
    language: inLanguage,
    lawyers: lawyers.flatMap((one) =>
      one.language === inLanguage && one.name !== null ? [one.name] : [],
    ),
    ...writeLetter(stationery, order, inLanguage),
  }))
}
