import type { ContactChannel } from '../../../shared/contact-choices.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'

/** What a person writes to lawyers. */
export type WrittenRequest = {
  name: string
  summary: string
  /** Whether the facts go along. */
  sendFacts: boolean
  channel: ContactChannel
  phone: string
  times: string
}

export type RequestProblems = Partial<
  Record<'name' | 'summary' | 'phone' | 'times' | 'consent' | 'lawyers', RequestProblem>
>
export type RequestProblem = 'missing' | 'too_long' | 'not_a_number' | 'too_many'

/** The same words with nothing that moves other words about: one line where one line is meant. */
export function tidyRequest(written: WrittenRequest): WrittenRequest {
  return {
    ...written,
    name: oneLine(written.name),
    phone: oneLine(written.phone),
    times: oneLine(written.times),
    summary: tidyText(written.summary),
  }
}

export function requestProblems({
  name,
  summary,
  channel,
  phone,
  times,
}: WrittenRequest): RequestProblems {
  const { nameMax, summaryMax, phoneMax, timesMax } = CONTACT_LIMITS
  const asked: [keyof RequestProblems, RequestProblem | undefined][] = [
    ['name', lengthProblem(name, nameMax, true)],
    ['summary', lengthProblem(summary, summaryMax, true)],
    ['times', lengthProblem(times, timesMax, false)],
    [
      'phone',
      channel === 'phone'
        ? (lengthProblem(phone, phoneMax, true) ?? (isPhone(phone) ? undefined : 'not_a_number'))
        : undefined,
    ],
  ]
  return Object.fromEntries(asked.filter(([, problem]) => problem !== undefined))
}

function lengthProblem(text: string, max: number, needed: boolean): RequestProblem | undefined {
  if (needed && text === '') return 'missing'
  return text.length > max ? 'too_long' : undefined
}

/** Digits in whatever order a country writes them; nobody is told how. */
function isPhone(text: string): boolean {
  return /^[\p{Nd}\s+()./#*x-]+$/iu.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5
}

/** Line breaks of every kind as one kind; no other control character, and none that turns the reading direction. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()
}

function oneLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ')
}
