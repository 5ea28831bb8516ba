// npm test: everything, on a machine that has nothing but Node. `--only check|unit|e2e` runs one part.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './find-chromium.mjs'
import {
  commandOf,
  ensureBuilt,
  ensureInstalled,
  requireNode,
  root,
  runNode,
  say,
  stop,
} from './prepare.mjs'
import { addUp, countPlaywright, countVitest } from './test-counts.mjs'

const PARTS = ['check', 'unit', 'e2e']
const REPORTS = join(root, 'test-results')
const JOURNEYS = 'e2e/playwright.config.ts'

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
})
if (values.only !== undefined && !PARTS.includes(values.only)) {
  stop(`--only takes one of ${PARTS.join(', ')}`)
}
const wants = (part) => values.only === undefined || values.only === part
const withJourneys = wants('e2e') && existsSync(join(root, JOURNEYS))

requireNode()
await ensureInstalled({ dev: true })
const chromium = withJourneys ? await ensureChromium() : undefined
mkdirSync(REPORTS, { recursive: true })

const outcomes = []
// The checks use one core for two minutes, and so does the build.
const checks = wants('check') ? runNode(['scripts/check.mjs'], { capture: true }) : undefined
if (wants('unit') || withJourneys) await ensureBuilt()
if (checks) {
  const { code, output } = await checks
  say(output.trimEnd())
  outcomes.push({ code, counts: { passed: 0, failed: 0 } })
}
if (wants('unit')) outcomes.push(await runVitest())
if (withJourneys) outcomes.push(await runPlaywright(chromium))
else if (wants('e2e')) say(`No ${JOURNEYS}: journeys skipped`)

const { passed, failed } = addUp(outcomes.map(({ counts }) => counts))
const green = failed === 0 && outcomes.every(({ code }) => code === 0)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = green ? 0 : 1

async function runVitest() {
  const report = freshReport('vitest.json')
  const { code } = await runNode([
    commandOf('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...positionals,
  ])
  return { code, counts: countVitest(readReport(report), code) }
}

async function runPlaywright(browser) {
  const report = freshReport('playwright.json')
  const command = [commandOf('@playwright/test', 'playwright'), 'test', '--config', JOURNEYS]
  const { code } = await runNode([...command, '--reporter=list,json', ...positionals], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return { code, counts: countPlaywright(readReport(report), code) }
}

function freshReport(name) {
  const path = join(REPORTS, name)
  rmSync(path, { force: true })
  return path
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
