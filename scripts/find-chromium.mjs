// A Chromium for the journeys: the one the machine has, else, where we may, the distribution's.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run, say, stop } from './prepare.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const FONTS = ['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk']

/** The path of a Chromium that runs, and fonts for every script it must draw; ends the process if none. */
export async function ensureChromium() {
  const found = await findChromium()
  const fontsMissing = process.platform === 'linux' && !(await hasFonts())
  const wanted = [...(found ? [] : ['chromium']), ...(fontsMissing ? FONTS : [])]
  if (wanted.length > 0) await installPackages(wanted)
  const chromium = found ?? (await findChromium())
  if (!chromium) {
    stop('No Chromium found: install chromium or Google Chrome, or set CHROMIUM_PATH to one.')
  }
  if (fontsMissing && !(await hasFonts())) {
    say('The Noto fonts are missing (fonts-noto-core, fonts-noto-cjk): some scripts show as boxes.')
  }
  return chromium
}

async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !(await runs(given))) stop(`CHROMIUM_PATH is ${given}, which does not run.`)
  if (given) return given
  for (const path of [...onPath(), ...usualPlaces(), ...playwrightCache()]) {
    if (isProgram(path) && (await runs(path))) return path
  }
  return undefined
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].flatMap((name) =>
      ['/', homedir()].map((home) => join(home, `Applications/${name}.app/Contents/MacOS/${name}`)),
    )
  }
  if (process.platform !== 'win32') return []
  const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': programsX86 } = process.env
  return [PROGRAMFILES, programsX86, LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
    ])
}

function playwrightCache() {
  const usual = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    usual[process.platform] ??
    join(homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((name) => readdirSync(join(cache, name)).map((folder) => join(cache, name, folder)))
    .flatMap((folder) => [
      join(folder, 'chrome'),
      join(folder, 'chrome.exe'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ])
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// Ubuntu's `chromium-browser` may be a note that asks for snap. On Windows `--version` opens a window.
async function runs(path) {
  if (process.platform === 'win32') return existsSync(path)
  const { code, output } = await run(path, ['--version'], { capture: true, timeout: 20_000 })
  return code === 0 && /\d+\.\d+/.test(output)
}

async function hasFonts() {
  const { code, output } = await run('fc-list', [':', 'family'], { capture: true })
  return code === 0 && ['Noto Sans CJK', 'Noto Sans Arabic'].every((font) => output.includes(font))
}

async function installPackages(packages) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!mayInstall) return
  say(`Installing ${packages.join(', ')}`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 2, 2] }
  // One broken list of somebody else's must not keep us from the packages of the distribution.
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], options)
}
