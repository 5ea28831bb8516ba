/** What a delivery status notification (RFC 3464) says of a mail of ours. */
export type Bounce = {
  /** Our id of the mail. */
  reference: string
  /** Whom it did not reach, in lower case. */
  recipient: string
  /** Such as `5.1.1`. */
  status: string
  /** Whether it is given up; a mere delay is not. */
  isFinal: boolean
}

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/**
 * Reads a notification as a mail server wrote it. Only the fields are looked for, wherever they stand: servers differ
 * in how they wrap the original mail.
 * @returns undefined for a mail that is none, or about a mail that is not ours
 */
export function readBounce(source: string): Bounce | undefined {
  const text = source.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ')
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  const reference =
    new RegExp(`^${UUID}$`, 'i').exec(field('X-Reference'))?.[0] ?? referenceOfMessageId(text)
  const recipient = /^rfc822\s*;\s*<?([^\s<>]+)>?$/i.exec(field('Final-Recipient'))?.[1]
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(field('Status'))?.[0]
  if (!reference || !recipient || !status) return undefined
  return {
    reference: reference.toLowerCase(),
    recipient: recipient.toLowerCase(),
    status,
    isFinal: status.startsWith('5') && /^failed\b/i.test(field('Action')),
  }
}

/** The notification has a Message-ID of its own; ours begins with our id. */
function referenceOfMessageId(text: string): string | undefined {
  const ids = text.matchAll(new RegExp(`^Message-ID:[ \\t]*<(${UUID})@`, 'gim'))
  return [...ids].at(-1)?.[1]
}
