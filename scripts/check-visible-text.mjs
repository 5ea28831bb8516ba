// Every word a person can see comes from the translations: no letters in JSX, nor in the attributes
// that are read out or shown.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root, say } from './prepare.mjs'

const SHOWN_ATTRIBUTES = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label'])
const CHOOSERS = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.PlusToken,
])

/** The visible words written in one file: `[{line, text}]`, in order. */
export function findVisibleText(source, name = 'page.tsx') {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = []
  const visit = (node) => {
    for (const [literal, text] of wordsShownBy(node)) {
      if (!/\p{L}/u.test(text)) continue
      const { line } = file.getLineAndCharacterOfPosition(literal.getStart(file))
      found.push({ line: line + 1, text: text.trim().replace(/\s+/g, ' ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function wordsShownBy(node) {
  if (ts.isJsxText(node)) {
    const start = node.text.length - node.text.trimStart().length
    const words = { getStart: () => node.pos + start }
    return [[words, node.text.replace(/&#?\w+;/g, '')]]
  }
  if (ts.isJsxAttribute(node)) return isShown(node) ? literalsOf(node.initializer) : []
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
  return isChild ? literalsOf(node.expression) : []
}

function isShown(attribute) {
  return SHOWN_ATTRIBUTES.has(attribute.name.getText())
}

/** The literals an expression may come out as; an argument of a call, such as a key, is none. */
function literalsOf(node) {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [[node, node.text]]
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return literalsOf(node.expression)
  if (ts.isTemplateExpression(node)) {
    const fixed = [node.head, ...node.templateSpans.map((span) => span.literal)]
    return [[node, fixed.map((part) => part.text).join(' ')]]
  }
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  }
  if (ts.isBinaryExpression(node) && CHOOSERS.has(node.operatorToken.kind)) {
    return [...literalsOf(node.left), ...literalsOf(node.right)]
  }
  return []
}

function checkAll() {
  const pages = readdirSync(join(root, 'src'), { recursive: true })
    .map((path) => join('src', path))
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .sort()
  const complaints = pages.flatMap((path) =>
    findVisibleText(readFileSync(join(root, path), 'utf8'), path).map(
      ({ line, text }) => `${path}:${line} "${text}" is not from the translations`,
    ),
  )
  for (const complaint of complaints) say(complaint)
  process.exitCode = complaints.length ? 1 : 0
}

if (process.argv[1] === import.meta.filename) checkAll()
