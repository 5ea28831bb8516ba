import { expect } from 'vitest'
import type { Answer } from './http-browser.ts'

/** Values that have broken servers before, for any field. Named, so that a failure says which. */
export const HOSTILE_VALUES: Record<string, unknown> = {
  'SQL in a text': "'; drop table lawyers; --",
  'SQL that is always true': "x' or '1'='1",
  'a script': '<script>alert(1)</script>',
  'a template': '{{7*7}}<%= 7*7 %>#{7*7}',
  'a NUL': 'before\u0000after',
  'a lone high surrogate': 'x\ud800y',
  'a lone low surrogate': '\udc00',
  'line breaks of a header': 'a@example.org\r\nBcc: all@example.org',
  'text that turns round': '\u202Egnp.exe',
  'ten thousand characters': 'x'.repeat(10_000),
  'ten thousand emoji': '🧨'.repeat(10_000),
  'a backtracking bait': `${'a'.repeat(5_000)}@${'a.'.repeat(2_000)}`,
  'like wildcards': '%_%\\',
  'a path': '../../../../etc/passwd',
  'only spaces': ' '.repeat(50),
  nothing: '',
  'a negative number': -1,
  'a huge number': 1e300,
  'a fraction': 0.1,
  true: true,
  null: null,
  'a list': ['US', 'DE'],
  'a list of lists': [[[[[]]]]],
  'an object': { $ne: null },
  'an object that says it is a text': { toString: 'x', length: 5 },
}

/** JSON that JSON.stringify would not write. */
export const HOSTILE_BODIES: Record<string, string> = {
  'a number beyond all': '{"amount":1e309,"email":"a@example.org","planType":"unlimited"}',
  'prototype keys':
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"email":"a@example.org"}',
  'the same key twice': '{"email":"a@example.org","email":["b"]}',
  'deep nesting': `{"form":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
  'deep objects': `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  'a list': '[]',
  'a text': '"text"',
  'a number': '1',
  null: 'null',
}

export const MALFORMED_BODIES: Record<string, string | Uint8Array> = {
  nothing: '',
  'half an object': '{"email":',
  'single quotes': "{'email':'a@example.org'}",
  'a comment': '{} // x',
  'a form': 'email=a%40example.org',
  'bytes that are no UTF-8': new Uint8Array([0xc3, 0x28, 0xff, 0xfe, 0x00]),
  'unclosed nesting': '['.repeat(200_000),
}

// What only our own code, the database or Node would say.
const LEAKS =
  /\n\s+at \S|node_modules|file:\/\/|\.[cm]?[jt]s:\d+|Failed query|\bparams:|violates|invalid (?:input syntax|byte sequence)|postgres(?:ql)?:\/\/|DrizzleQueryError|ENOENT|ECONNREFUSED|SyntaxError|TypeError|RangeError/

/** Whatever came in: no fault of ours, nothing of our insides, and under `/api` always `{message, code}`. */
export function expectCalmAnswer(answer: Answer, what: string): void {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500)
  expect(answer.text, what).not.toMatch(LEAKS)
  if (answer.status === 429)
    expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(0)
}

export function expectApiError(answer: Answer, what: string): void {
  expectCalmAnswer(answer, what)
  expect(answer.headers.get('content-type'), what).toMatch(/^application\/json/)
  expect(answer.json, what).toMatchObject({
    message: expect.stringMatching(/./),
    code: expect.stringMatching(/^[a-z_]+$/),
  })
}

/** Queries that put something hostile into a field. */
export function hostileQueries(field: string): string[] {
  const texts = Object.values(HOSTILE_VALUES).map((value) =>
    typeof value === 'string' ? encodeLoosely(value) : encodeLoosely(JSON.stringify(value)),
  )
  return [
    ...texts.map((text) => `${field}=${text}`),
    `${field}=US&${field}=DE`,
    `${field}[]=US`,
    `${field}[__proto__]=x`,
    `${field}=%`,
    `${field}=%ff%fe`,
    `${field}=%ED%A0%80`,
    `${field}`,
    `=${field}`,
    '__proto__=x',
  ]
}

/** As encodeURIComponent, which refuses lone surrogates. Shorter than the server's limit for an address. */
function encodeLoosely(text: string): string {
  const encoded = encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
  return encoded.slice(0, 12_000).replace(/%.?$/, '')
}
