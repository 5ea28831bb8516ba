import type { Translate } from '../../../i18n/translate.ts'
import type { ContactChannel } from '../../../shared/contact-choices.ts'
import { isolateNumber, isolateText } from '../../../shared/isolate-text.ts'
import { type LanguageCode, textDirection } from '../../../shared/languages.ts'

/** What a letter to a lawyer says. Names of area, place and language are in the letter's language. */
export type LetterContent = {
  name: string
  summary: string
  /** Only where the person ticked it. */
  facts: string | null
  channel: ContactChannel
  phone: string
  times: string
  /** Where a reply goes; given away only for the channel `email`. */
  email: string
  areaName: string
  placeName: string
  urgency: string
  /** The person's language by its name, where the letter's is another. */
  writtenIn: string | undefined
}

const RIGHT_TO_LEFT_LETTERS = /[\u0590-\u08ff]/

/** Subject and text of the mail, with the person's own words marked as such. */
export function composeLetter(
  t: Translate,
  language: LanguageCode,
  content: LetterContent,
): { subject: string; text: string } {
  const isRightToLeft = textDirection(language) === 'rtl'
  // A number or address would change its order in a text that runs from right to left.
  const apart = (text: string) => (isRightToLeft ? isolateNumber(text) : text)
  // Words of the other direction would take their neighbours along.
  const own = (text: string) =>
    isRightToLeft || RIGHT_TO_LEFT_LETTERS.test(text) ? isolateText(text) : text
  const { name, areaName, placeName, channel, times } = content
  const say = (key: string, fillings: Record<string, string> = {}) =>
    t(`mail.contactRequest.${key}`, fillings)
  const blocks = [
    say('lead', { name: own(name) }),
    [
      say('area', { area: areaName }),
      say('place', { place: placeName }),
      say(`urgency.${content.urgency}`),
    ].join('\n'),
    content.writtenIn === undefined
      ? say('summary')
      : say('summaryIn', { language: own(content.writtenIn) }),
    quoted(content.summary),
    ...(content.facts === null ? [] : [say('facts'), quoted(content.facts)]),
    channel === 'phone'
      ? say('byPhone', { phone: apart(content.phone) })
      : say('byEmail', { email: apart(content.email) }),
    ...(times === '' ? [] : [say('times', { times: own(times) })]),
    say('howToAnswer'),
  ]
  return {
    subject: say('subject', { area: areaName, place: placeName }),
    text: blocks.join('\n\n'),
  }
}

/** Marked line by line, so that what somebody typed cannot pass for a line of ours. */
function quoted(words: string): string {
  return words
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
