import { textDirection } from '../../shared/languages.ts'
import { isWebAddress } from './mail-head.ts'
import type { MailFooter } from './mail-words.ts'

export type MailButton = { label: string; href: string }

export type LaidOutMail = {
  subject: string
  text: string
  language: string
  buttons?: readonly MailButton[] | undefined
  stopUrl?: string | undefined
  footer?: MailFooter | undefined
}

const SITE_NAME = 'Legal AI Assistant'

/** Paper and ink, as on the site. Mail programs read styles at the element, so they stand there. */
const STYLE = {
  body: 'margin:0;padding:0;background-color:#faf6ee;color:#1c1a16;font-family:system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,Arial,sans-serif;font-size:17px;line-height:1.6',
  sheet: 'background-color:#fffdf9;border:1px solid #d9d0be;border-radius:10px;padding:24px',
  name: 'padding:0 4px 14px;font-family:Georgia,Noto Serif,serif;font-size:20px;font-weight:600',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  quote:
    'margin:0 0 16px;padding:0 14px;border-inline-start:3px solid #857c69;overflow-wrap:anywhere',
  link: 'color:#0d4a48',
  button:
    'display:inline-block;background-color:#0f5552;color:#ffffff;border-radius:10px;padding:12px 22px;font-weight:600;text-decoration:none',
  footer: 'padding:16px 4px 0;font-size:14px;color:#4b473e',
} as const

/** Only what cannot stand at an element: the dark theme, for programs that know it. */
const DARK = `@media (prefers-color-scheme:dark){
body,.m-paper{background-color:#171613!important;color:#f3efe5!important}
.m-sheet{background-color:#201f1b!important;border-color:#3d3a32!important;color:#f3efe5!important}
.m-soft{color:#cdc7b8!important}.m-link{color:#8ad6cb!important}.m-button{background-color:#1a6f6a!important}
}`

/** The mail as a page: nothing that loads, no picture, no mark that tells of its opening. */
export function mailPage(mail: LaidOutMail): string {
  const { language, buttons = [], footer } = mail
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}" dir="${textDirection(language)}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(mail.subject)}</title><style>${DARK}</style></head>`,
    `<body class="m-paper" dir="${textDirection(language)}" style="${STYLE.body}">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:start">',
    `<tr><td style="${STYLE.name}"><bdi>${SITE_NAME}</bdi></td></tr>`,
    `<tr><td class="m-sheet" style="${STYLE.sheet}">`,
    ...paragraphsOf(mail.text),
    ...buttons.map(buttonOf),
    '</td></tr>',
    footer ? footerOf(footer, mail.stopUrl) : '',
    '</table></td></tr></table>',
    '</body></html>',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** The same for programs that show text alone. */
export function mailText({ text, buttons = [], footer, stopUrl }: LaidOutMail): string {
  const below = footer
    ? [
        '-- ',
        footer.sentBy,
        footer.why,
        ...(stopUrl === undefined ? [] : [footer.stop, stopUrl]),
      ].join('\n')
    : undefined
  const links = buttons.map(({ label, href }) => `${label}:\n${href}`)
  const parts = [text.trim(), ...links, below]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

/** Blank lines part paragraphs; lines that begin with `> ` are somebody's own words, and never become links. */
function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n')
      return lines.every((line) => /^>( |$)/.test(line))
        ? `<blockquote dir="auto" style="${STYLE.quote}">${lines.map((line) => escapeHtml(line.slice(2))).join('<br>')}</blockquote>`
        : `<p style="${STYLE.paragraph}">${lines.map(lineOf).join('<br>')}</p>`
    })
}

function lineOf(line: string): string {
  return isWebAddress(line) ? linkOf(line, line) : escapeHtml(line)
}

function linkOf(href: string, label: string): string {
  return `<a class="m-link" href="${escapeHtml(href)}" style="${STYLE.link}"><bdi>${escapeHtml(label)}</bdi></a>`
}

function buttonOf({ label, href }: MailButton): string {
  return `<p style="margin:8px 0 12px"><a class="m-button" href="${escapeHtml(href)}" style="${STYLE.button}">${escapeHtml(label)}</a></p>`
}

function footerOf({ sentBy, why, stop }: MailFooter, stopUrl: string | undefined): string {
  const stopping = stopUrl === undefined ? '' : `<br>${linkOf(stopUrl, stop)}`
  return `<tr><td class="m-soft" style="${STYLE.footer}">${escapeHtml(sentBy)}<br>${escapeHtml(why)}${stopping}</td></tr>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
