export type FormNode = string | FormTree
/** Maps, not objects: a key such as `__proto__` is then only a key. */
export type FormTree = Map<string, FormNode>

export type DecodedForm = {
  tree: FormTree
  /** Key and value as sent, sorted: the same parameters in any order give the same list. */
  pairs: [string, string][]
}

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const MAX_PAIRS = 1000
const MAX_DEPTH = 6

/** `a[b]=c`, `a[0]=x` and `a[]=x`, form-encoded. Null when the text is not such a form. */
export function decodeForm(text: string): DecodedForm | null {
  const tree: FormTree = new Map()
  const pairs = [...new URLSearchParams(text)]
  if (pairs.length > MAX_PAIRS) return null
  for (const [key, value] of pairs) {
    const path = keyPath(key)
    // The database cannot keep a NUL in a text.
    if (path === null || key.includes('\0') || value.includes('\0')) return null
    if (!put(tree, path, value)) return null
  }
  return { tree, pairs: pairs.sort(byKey) }
}

function keyPath(key: string): string[] | null {
  const match = KEY.exec(key)
  const head = match?.[1]
  if (head === undefined) return null
  const rest = [...(match?.[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')
  return rest.length < MAX_DEPTH ? [head, ...rest] : null
}

function put(tree: FormTree, path: string[], value: string): boolean {
  let node = tree
  for (const part of path.slice(0, -1)) {
    const name = part === '' ? String(node.size) : part
    const next = node.get(name) ?? new Map<string, FormNode>()
    if (typeof next === 'string') return false
    node.set(name, next)
    node = next
  }
  const last = path.at(-1) ?? ''
  const name = last === '' ? String(node.size) : last
  if (typeof node.get(name) === 'object') return false
  node.set(name, value)
  return true
}

function byKey([a]: [string, string], [b]: [string, string]): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
