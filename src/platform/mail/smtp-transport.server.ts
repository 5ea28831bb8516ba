import { createTransport, type SendMailOptions } from 'nodemailer'
import { ConfigError } from '../config.server.ts'
import { type MailTransport, type OutgoingMail, SEND_TIMEOUT_MS } from './mail-transport.ts'

/**
 * Mail through an SMTP server, one connection for each mail.
 * @throws ConfigError when `smtpUrl` is no URL
 */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const mailer = createTransport({
    url: smtpUrl,
    requireTLS: needsEncryption(smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await mailer.sendMail(messageOf(mail))
        return 'sent'
      } catch (error) {
        if (isRefusedRecipient(error)) return 'refused'
        throw error
      }
    },
  }
}

/** A password never crosses a network readably. `?requireTLS=false` in the URL says otherwise. */
function needsEncryption(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) {
    throw new ConfigError(['SMTP_URL: expected smtp://user:password@host:port, percent-encoded'])
  }
  const { password, hostname } = new URL(smtpUrl)
  return password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

function messageOf(mail: OutgoingMail): SendMailOptions & { signal: AbortSignal } {
  const domain = mail.from.address.split('@')[1] ?? 'localhost'
  return {
    from: mail.from,
    // As an object it is one address, whatever stands in it; a string would be read as a list.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'Content-Language': mail.language,
      // Keeps out-of-office replies away (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // Comes back in a bounce, so that it is known which mail it is about.
      'X-Reference': mail.id,
      ...(mail.stopUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${mail.stopUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  }
}

function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}
