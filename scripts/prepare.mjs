// What every command does first: the right Node, the packages, the built app. Nothing here may import a
// package, because it runs before any is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, freemem } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { compressAssets } from './compress-assets.mjs'

export const root = dirname(import.meta.dirname)

const NODE_FLOOR = [20, 19]
const INSTALL_STAMP = join(root, 'node_modules/.legal-stamp')
const BUILD_STAMP = join(root, 'build/.stamp')
const BUILD_RESULT = join(root, 'build/server/server.js')
const BUILD_TRAINER = join(root, 'build/server/cli.js')
/** Each of the two classifiers takes up to 2.5 GB while it is trained. */
const MEMORY_TO_TRAIN_BOTH = 8 * 1024 ** 3
const BUILD_INPUTS = [
  'src',
  'knowledge/phrases',
  'knowledge/issues',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
]

export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return
  stop(
    `Node ${NODE_FLOOR.join('.')} or newer is needed, this is ${version}: see https://nodejs.org`,
  )
}

/** Runs `npm ci` when the lock file is not the one that node_modules was made from. */
export async function ensureInstalled({ dev = false } = {}) {
  const wanted = installStamp()
  if (isInstalled(wanted, dev)) return
  say('Installing packages (once, about a minute)')
  const started = performance.now()
  const args = ['ci', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : [])]
  const { code } = await npm(args)
  if (code !== 0) stop('npm ci failed: the reason is above.')
  writeFileSync(INSTALL_STAMP, wanted)
  say(`Installed in ${seconds(started)}`)
}

/** Builds when a source changed. Answers from names, sizes and times when those are as they were. */
export async function ensureBuilt({ fatal = true } = {}) {
  const files = listInputs()
  const quick = fingerprint(files, ({ path, size, mtimeMs }) => `${path} ${size} ${mtimeMs}`)
  const stamp = existsSync(BUILD_RESULT) ? readStamp() : undefined
  if (stamp?.quick === quick) return
  const content = fingerprint(files, ({ path }) =>
    [path, digest(readFileSync(join(root, path)))].join(' '),
  )
  if (stamp?.content !== content) await build(fatal ? stop : raise)
  writeFileSync(BUILD_STAMP, JSON.stringify({ quick, content }))
}

/** The file that a package's command runs, so that no shell or `.cmd` file comes between. */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Runs a program to its end. `capture` keeps its output back, else it goes to ours. */
export function run(program, args, { capture = false, env = {}, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(program, args, {
      cwd: root,
      stdio,
      ...options,
      env: { ...process.env, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), output }))
  })
}

export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** Messages go to standard error: standard output belongs to the command that was asked for. */
export function say(message) {
  process.stderr.write(`${message}\n`)
}

export function stop(message) {
  say(message)
  process.exit(1)
}

function raise(message) {
  throw new Error(message)
}

export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

async function build(giveUp) {
  say('Building the app (first start, or sources changed)')
  const started = performance.now()
  rmSync(BUILD_STAMP, { force: true })
  const command = [commandOf('@react-router/dev', 'react-router'), 'build']
  const { code, output } = await runNode(command, {
    capture: true,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) giveUp(`${output}\nThe build failed: the reason is above.`)
  if (!existsSync(BUILD_RESULT))
    giveUp(`${output}\nThe build made no ${relative(root, BUILD_RESULT)}.`)
  compressAssets(join(root, 'build/client/assets'))
  await train(giveUp)
  say(`Built in ${seconds(started)}`)
}

// Keeps what was trained before when the phrases are the same, so this costs time only once.
async function train(giveUp) {
  const run = async (...parts) => {
    const { code, output } = await runNode([BUILD_TRAINER, 'train', '--build', ...parts], {
      capture: true,
      env: { NODE_ENV: 'production', STARTED_AS: 'development' },
    })
    if (code !== 0) giveUp(`${output}\nTraining the classifier failed: the reason is above.`)
  }
  if (availableParallelism() > 1 && freemem() > MEMORY_TO_TRAIN_BOTH) {
    await Promise.all([run('issues'), run('dangers')])
  }
  // Trains what is not there yet, and keeps the knowledge as a start reads it.
  await run()
}

function npm(args) {
  const options = { stdio: ['ignore', 2, 2] }
  const own = process.env.npm_execpath
  if (own?.endsWith('.js')) return runNode([own, ...args], options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}

function installStamp() {
  const lock = digest(readFileSync(join(root, 'package-lock.json')))
  return `${lock} ${process.platform}-${process.arch} ${process.versions.modules}\n`
}

function isInstalled(wanted, dev) {
  if (dev && !existsSync(join(root, 'node_modules/vitest'))) return false
  const stamp = existsSync(INSTALL_STAMP) ? readFileSync(INSTALL_STAMP, 'utf8') : wanted.slice(64)
  if (stamp === wanted) return true
  const otherMachine = !stamp.endsWith(wanted.slice(64))
  if (otherMachine || !installedByHand()) return false
  writeFileSync(INSTALL_STAMP, wanted)
  return true
}

// Somebody ran npm themselves: npm's own record says whether it was of this lock file.
function installedByHand() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true
    const there = installed[path]
    if (!there) return Boolean(entry.optional || entry.devOptional || entry.dev || entry.peer)
    return there.version === entry.version && there.integrity === entry.integrity
  })
}

function listInputs() {
  return BUILD_INPUTS.flatMap((input) => {
    const found = statSync(join(root, input), { throwIfNoEntry: false })
    if (!found) return []
    return found.isDirectory() ? listFolder(input) : [described(input)]
  })
}

function listFolder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return listFolder(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [described(path)]
    })
}

function described(path) {
  const { size, mtimeMs } = statSync(join(root, path))
  return { path, size, mtimeMs }
}

function fingerprint(files, describe) {
  return digest(files.map(describe).join('\n'))
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(BUILD_STAMP, 'utf8'))
  } catch {
    return undefined
  }
}

function digest(content) {
  return createHash('sha256').update(content).digest('hex')
}
