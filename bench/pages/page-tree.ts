/** An element as its tag, attributes and children. */
export type PageNode =
  | string
  | [tag: string, attributes: Record<string, string>, children: PageNode[]]

const VOID = new Set(['img', 'input', 'br', 'hr', 'meta', 'link', 'wbr', 'source', 'col'])
/** What React calls otherwise than HTML does. */
const RENAMED: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
}
/** What needs a form of its own in React and adds nothing to the size of a page. */
const LEFT_OUT = new Set(['style', 'selected'])
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The visible part of a page that our own server wrote, scripts left out, so that another may write the same. */
export function pageTree(html: string): PageNode[] {
  const body = html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>'))
  const visible = body.replace(
    /<script\b[\s\S]*?<\/script>|<template\b[\s\S]*?<\/template>|<!--[\s\S]*?-->/g,
    '',
  )
  const root: PageNode[] = []
  const open: { tag: string; children: PageNode[] }[] = [{ tag: '', children: root }]
  for (const [, text, end, tag, written] of visible.matchAll(
    /([^<]+)|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>/g,
  )) {
    const inside = open.at(-1)?.children ?? root
    if (text !== undefined) inside.push(plain(text))
    else if (tag === undefined) continue
    else if (end)
      open.splice(
        Math.max(
          1,
          open.findLastIndex((one) => one.tag === tag),
        ),
      )
    else {
      const children: PageNode[] = []
      inside.push([tag, attributesOf(tag, written ?? ''), children])
      if (!VOID.has(tag) && !written?.endsWith('/')) open.push({ tag, children })
    }
  }
  return root
}

function attributesOf(tag: string, written: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of written.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)) {
    if (LEFT_OUT.has(name)) continue
    const isValue = name === 'value' && tag !== 'input'
    attributes[isValue ? name : (RENAMED[name] ?? name)] = plain(value)
  }
  return attributes
}

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
