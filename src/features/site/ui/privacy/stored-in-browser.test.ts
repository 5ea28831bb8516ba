import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { STORED_IN_BROWSER } from './stored-in-browser.ts'

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join('src', file), 'utf8') }))

/** Where the two ways of writing are defined; every cookie and key goes through them. */
const DEFINITIONS = ['platform/http/cookies.server.ts', 'platform/http/plain-cookie.ts']

type Found = { name: string; where: 'cookie' | 'storage' }

const SETTERS = [
  {
    where: 'cookie',
    call: /(?:writePlainCookie|plainCookie|setSignedCookie|setCookie)\(\s*([\w'-]+(?:,\s*[\w'-]+)*)/g,
  },
  { where: 'storage', call: /\.setItem\(\s*([\w'-]+(?:,\s*[\w'-]+)*)/g },
] as const

/** Names of what a file sets, read from the code: text, a constant, or every key of the file. */
function namesSetIn({ file, code }: (typeof SOURCES)[number]): Found[] {
  return SETTERS.flatMap(({ where, call }) =>
    [...code.matchAll(call)].flatMap(([, given = '']) => {
      const key = given
        .split(',')
        .map((argument) => argument.trim())
        .find((argument) => argument !== 'c' && argument !== 'runtime')
      return namesOf(key ?? '', code, file).map((name) => ({ name, where }))
    }),
  )
}

function namesOf(key: string, code: string, file: string): string[] {
  const literal = /^'([^']+)'$/.exec(key)?.[1]
  if (literal) return [literal]
  const constant = new RegExp(`const ${key} = '([^']+)'`)
  const own =
    constant.exec(code) ?? SOURCES.map((source) => constant.exec(source.code)).find(Boolean)
  if (own?.[1]) return [own[1]]
  // A name that is handed on: one of the file's own keys.
  const keys = [...code.matchAll(/_KEY = '([^']+)'|Key = \([^)]*\) => `([^`$]+)\$/g)]
  expect(keys.length, `${file}: what is ${key}?`).toBeGreaterThan(0)
  return keys.map(([, name, beginning]) => name ?? `${beginning}…`)
}

it('the privacy page names each cookie and storage key that the code sets, and no other', () => {
  const set = SOURCES.filter(({ file }) => !DEFINITIONS.includes(file)).flatMap(namesSetIn)
  const session = SOURCES.find(({ file }) => file.endsWith('account/server/identity.ts'))
  const prefix = /cookiePrefix: '([^']+)'/.exec(session?.code ?? '')?.[1]
  set.push({ name: `${prefix}.session_token`, where: 'cookie' })

  const named = STORED_IN_BROWSER.flatMap(({ name, where }) =>
    where === 'both' ? [`cookie ${name}`, `storage ${name}`] : [`${where} ${name}`],
  )
  const unique = new Set(set.map(({ name, where }) => `${where} ${name}`))
  expect([...unique].sort()).toEqual(named.sort())
})

it('nothing else of a browser is written to', () => {
  const others = SOURCES.filter(({ code }) =>
    /sessionStorage\.(?!clear)|indexedDB|caches\.open|cookieStore|serviceWorker\./.test(code),
  )
  expect(others.map(({ file }) => file)).toEqual([])
  const writers = SOURCES.filter(({ code }) => /document\.cookie\s*=(?!=)/.test(code))
  expect(writers.map(({ file }) => file).sort()).toEqual([
    // It takes its own cookie away.
    'features/site/server/quick-exit.http.ts',
    'platform/http/plain-cookie.ts',
  ])
})
