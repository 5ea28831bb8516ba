import type { SpeechBlock, SpeechPiece } from '../domain/speech-pieces.ts'

/** A block of the page, with the text nodes it was taken from and where each begins in its text. */
export type ReadableBlock = SpeechBlock & {
  element: Element
  nodes: { node: Text; start: number }[]
}

const BLOCKS =
  'h1,h2,h3,h4,h5,h6,p,li,dt,dd,th,td,caption,figcaption,blockquote,summary,legend,address,div,section,article'
const LEFT_OUT =
  'nav,form,button,input,select,textarea,script,style,noscript,code,svg,dialog:not([open]),[aria-hidden="true"],[hidden],[data-no-speech],[inert],.sr-only'

/** What there is to read below `root`, in the order of the page, without what only serves to operate it. */
export function readableBlocks(root: Element, pageLanguage: string): ReadableBlock[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const blocks: ReadableBlock[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    const element = text.parentElement?.closest(BLOCKS)
    if (!element || !isRead(text)) continue
    const language = text.parentElement?.closest('[lang]')?.getAttribute('lang') || pageLanguage
    const last = blocks.at(-1)
    const block =
      last?.element === element && last.language === language
        ? last
        : { element, language, text: '', nodes: [] }
    if (block !== last) blocks.push(block)
    block.nodes.push({ node: text, start: block.text.length })
    block.text += text.data
  }
  return blocks.filter(({ text }) => text.trim() !== '')
}

function isRead(text: Text): boolean {
  const parent = text.parentElement
  if (!parent || text.data.trim() === '' || parent.closest(LEFT_OUT)) return false
  return parent.checkVisibility?.({ visibilityProperty: true }) ?? true
}

/** Where a piece stands on the page. */
export function rangeOf(blocks: readonly ReadableBlock[], piece: SpeechPiece): Range | undefined {
  const block = blocks[piece.block]
  const from = block && placeIn(block, piece.start)
  const to = block && placeIn(block, piece.end)
  // The page may have changed under the reader.
  if (!from?.node.isConnected || !to?.node.isConnected) return undefined
  const range = from.node.ownerDocument.createRange()
  range.setStart(from.node, Math.min(from.offset, from.node.length))
  range.setEnd(to.node, Math.min(to.offset, to.node.length))
  return range
}

function placeIn({ nodes }: ReadableBlock, position: number) {
  const entry = nodes.findLast(({ start }) => start < position) ?? nodes[0]
  return entry && { node: entry.node, offset: position - entry.start }
}

/** The section that holds the focus, else the one whose heading stands highest in view. */
export function nearestSection(content: Element): Element {
  const focused = content.ownerDocument.activeElement
  const holding = focused && content.contains(focused) ? focused.closest('section,article') : null
  if (holding) return holding
  const heading = [...content.querySelectorAll('h1,h2,h3')].find(
    (one) => one.getBoundingClientRect().bottom > 0,
  )
  return heading?.closest('section,article') ?? heading?.parentElement ?? content
}

/** What a person marked, as one block. */
export function selectedBlock(content: Element, pageLanguage: string): ReadableBlock[] {
  const selection = content.ownerDocument.getSelection()
  const text = selection?.toString().trim() ?? ''
  if (!selection || text === '' || !content.contains(selection.anchorNode)) return []
  const anchor = selection.anchorNode?.parentElement ?? content
  const language = anchor.closest('[lang]')?.getAttribute('lang') || pageLanguage
  return [{ element: anchor, language, text, nodes: [] }]
}
