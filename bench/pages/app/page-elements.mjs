import { readFileSync } from 'node:fs'
import { createElement } from 'react'

let pages

/** The elements of one of our pages, made anew, as a component would make them from its data. */
export function pageElements(place) {
  pages ??= new Map(Object.entries(JSON.parse(readFileSync(process.env.PAGES_FILE, 'utf8'))))
  return pages.get(place.join('/'))?.map(elementOf)
}

function elementOf(node, at) {
  if (typeof node === 'string') return node
  const [tag, attributes, children] = node
  return createElement(tag, { key: at, ...attributes }, ...children.map(elementOf))
}
