import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readFontCoverage } from '../src/platform/typesetting/font-coverage.server.ts'
import { fontFolders } from '../src/platform/typesetting/font-files.server.ts'
import { printableData } from '../src/platform/typesetting/printable-text.ts'

const WORKSPACE = path.resolve('no-such-folder')

/** The words of a document in the order they are set, without the PDF around them; lines stand apart. */
export function documentText(source: string, data: unknown): string {
  const { NodeCompiler: Compiler } = createRequire(import.meta.url)(
    '@myriaddreamin/typst-ts-node-compiler',
  ) as { NodeCompiler: typeof NodeCompiler }
  const compiler = Compiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontPaths: fontFolders() }],
  })
  compiler.mapShadow(
    path.join(WORKSPACE, 'document.typ'),
    readFileSync('src/platform/typesetting/document.typ'),
  )
  const { value, boxes } = printableData(data, readFontCoverage())
  const inputs = { data: JSON.stringify(value), boxes: String(boxes > 0) }
  const picture = compiler.svg({ mainFileContent: source, inputs })
  return [...picture.matchAll(/class="tsel"[^>]*>([^<]*)</g)]
    .map(([, words]) => unescaped(words ?? ''))
    .join('\n')
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
