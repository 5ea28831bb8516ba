import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'legal-prepare-'))
  cpSync(import.meta.dirname, join(project, 'scripts'), { recursive: true })
  write('package-lock.json', '{"packages":{"":{},"node_modules/vite":{"version":"1.0.0"}}}')
  write('src/root.tsx', 'export {}')
  // Stand-ins that note each call: npm, the build, and the app that the build makes.
  write(
    'npm-cli.js',
    `${noting('npm')}
    fs.mkdirSync('node_modules/vitest', { recursive: true })
    fs.cpSync('packages', 'node_modules', { recursive: true })`,
  )
  write('packages/@react-router/dev/package.json', '{"bin":{"react-router":"bin.js"}}')
  write(
    'packages/@react-router/dev/bin.js',
    `${noting('build')}
    if (fs.existsSync('src/broken')) { console.log('the reason'); process.exit(1) }
    fs.mkdirSync('build/server', { recursive: true })
    fs.mkdirSync('build/client/assets', { recursive: true })
    fs.writeFileSync('build/client/assets/root.js', '//'.padEnd(2_000))
    fs.writeFileSync('build/server/server.js', 'console.log("app runs"); process.exitCode = 7')
    fs.writeFileSync('build/server/cli.js', 'console.log(process.argv.slice(2).join())')`,
  )
})

afterEach(() => rmSync(project, { recursive: true, force: true }))

test('a fresh clone is installed, built and run; the second start does only the last', async () => {
  const first = await start()
  expect(first).toMatchObject({ code: 7, output: 'app runs\n' })
  expect(notes()).toEqual(['npm ci --no-audit --no-fund', 'build build'])
  const second = await start()
  expect(second).toMatchObject({ code: 7, output: 'app runs\n', messages: '' })
  expect(notes()).toHaveLength(2)
})

test('a changed lock file installs again, and packages installed by hand are taken as they are', async () => {
  await start()
  write('package-lock.json', '{"packages":{"":{},"node_modules/vite":{"version":"2.0.0"}}}')
  await start()
  expect(notes().filter((note) => note.startsWith('npm'))).toHaveLength(2)
  rmSync(join(project, 'node_modules/.legal-stamp'))
  write('node_modules/.package-lock.json', '{"packages":{"node_modules/vite":{"version":"2.0.0"}}}')
  await start()
  expect(notes().filter((note) => note.startsWith('npm'))).toHaveLength(2)
  write('package-lock.json', '{ "packages":{"":{},"node_modules/vite":{"version":"2.0.0"}}}')
  await start()
  expect(notes().filter((note) => note.startsWith('npm'))).toHaveLength(2)
  rmSync(join(project, 'node_modules/.legal-stamp'))
  write('node_modules/.package-lock.json', '{"packages":{"node_modules/vite":{"version":"1.0.0"}}}')
  await start()
  expect(notes().filter((note) => note.startsWith('npm'))).toHaveLength(3)
})

test('a changed, added or removed source builds again; a touched file or a changed test does not', async () => {
  await start()
  const builds = () => notes().filter((note) => note.startsWith('build')).length
  utimesSync(join(project, 'src/root.tsx'), 1, 1)
  write('src/root.test.ts', 'a test')
  await start()
  expect(builds()).toBe(1)
  write('src/root.tsx', 'export { }')
  await start()
  expect(builds()).toBe(2)
  write('public/robots.txt', '')
  await start()
  expect(builds()).toBe(3)
  rmSync(join(project, 'public/robots.txt'))
  await start()
  expect(builds()).toBe(4)
})

test('a failed build says why, ends with 1 and is tried again', async () => {
  await start()
  write('src/broken', '')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const failed = await start()
    expect(failed).toMatchObject({ code: 1, output: '' })
    expect(failed.messages).toContain('the reason')
  }
})

test('the operator’s commands print nothing of ours on standard output', async () => {
  expect(await start('legal.mjs', 'law', 'export')).toMatchObject({
    code: 0,
    output: 'law,export\n',
  })
})

test('scripts are compressed with the build', async () => {
  await start()
  for (const end of ['br', 'gz'])
    expect(existsSync(join(project, `build/client/assets/root.js.${end}`)), end).toBe(true)
})

test('an old Node is refused in one line', async () => {
  write('old.mjs', "import { requireNode } from './scripts/prepare.mjs'; requireNode('20.18.3')")
  const { code, messages } = await start('../old.mjs')
  expect(code).toBe(1)
  expect(messages).toMatch(/^Node 20\.19 or newer is needed, this is 20\.18\.3[^\n]*\n$/)
})

function noting(name) {
  return `const fs = require('node:fs')
    fs.appendFileSync('notes', [${JSON.stringify(name)}, ...process.argv.slice(2)].join(' ') + '\\n')`
}

function notes() {
  return existsSync(join(project, 'notes'))
    ? readFileSync(join(project, 'notes'), 'utf8').trim().split('\n')
    : []
}

function write(path, content) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), content)
}

async function start(script = 'start.mjs', ...args) {
  const child = spawn(process.execPath, [join(project, 'scripts', script), ...args], {
    env: { PATH: process.env.PATH, npm_execpath: join(project, 'npm-cli.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { output: '', messages: '' }
  child.stdout.on('data', (text) => {
    said.output += text
  })
  child.stderr.on('data', (text) => {
    said.messages += text
  })
  const [code] = await once(child, 'close')
  return { code, ...said }
}
