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
  sheet:
    'background-color:#fffdf9;border:1px solid #d9d0be;border-radius:10px;padding:24px 24px 10px',
  name: 'padding:0 4px 12px;font-family:Georgia,Noto Serif,serif;font-size:16px;color:#4b473e',
  title:
    'margin:0 0 16px;font-family:Georgia,Noto Serif,serif;font-size:22px;line-height:1.3;font-weight:600;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  code: 'margin:0 0 16px;font-size:30px;line-height:1.2;font-weight:600;letter-spacing:0.12em;font-variant-numeric:tabular-nums',
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
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" role="main" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:start">',
    `<tr><td class="m-soft" style="${STYLE.name}"><bdi>${SITE_NAME}</bdi></td></tr>`,
    `<tr><td class="m-sheet" style="${STYLE.sheet}">`,
    `<h1 style="${STYLE.title}">${escapeHtml(mail.subject)}</h1>`,
    ...paragraphsOf(mail.text, textDirection(language)),
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
function paragraphsOf(text: string, direction: 'ltr' | 'rtl'): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n')
      if (lines.every((line) => /^>( |$)/.test(line)))
        return `<blockquote dir="auto" style="${STYLE.quote}">${lines.map((line) => escapeHtml(line.slice(2))).join('<br>')}</blockquote>`
      // What is typed into a page is found at a glance, also on a phone that is held far away.
      if (/^\d{6}$/.test(paragraph)) return `<p style="${STYLE.code}">${paragraph}</p>`
      return `<p style="${STYLE.paragraph}">${lines.map((line) => lineOf(line, direction)).join('<br>')}</p>`
    })
}

const RIGHT_TO_LEFT_LETTERS = /[\u0590-\u08ff]/

function lineOf(line: string, direction: 'ltr' | 'rtl'): string {
  if (isWebAddress(line)) return linkOf(line, shortened(line))
  const shown = escapeHtml(line.replace(SPACES_IN_NUMBERS, '\u00a0'))
  // An address such as "1 Main Street" would stand as "Main Street 1".
  return direction === 'rtl' && !RIGHT_TO_LEFT_LETTERS.test(line)
    ? `<bdi dir="ltr">${shown}</bdi>`
    : shown
}

/** A telephone number stays on one line. */
const SPACES_IN_NUMBERS = /(?<=\d) (?=\d)/g

const MOST_SHOWN = 34

/** A long address as people read it: where it leads, and not every letter of an id. The text has it whole. */
function shortened(address: string): string {
  const bare = address.replace(/^https?:\/\//i, '')
  return bare.length > MOST_SHOWN ? `${bare.slice(0, MOST_SHOWN - 1)}…` : bare
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
