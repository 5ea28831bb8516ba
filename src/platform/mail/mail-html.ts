import { textDirection } from '../../shared/languages.ts'

/** A mail's text as a page: blank lines part its paragraphs. No picture, no style sheet, nothing that loads. */
export function mailHtml(text: string, language: string): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}" dir="${textDirection(language)}">`,
    '<head><meta charset="utf-8"></head>',
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5">',
    ...paragraphs,
    '</body></html>',
  ].join('\n')
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
