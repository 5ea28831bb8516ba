// How fast pages are, and what Lighthouse says of them. `npm run bench:pages [-- --json] [-- --only NAME] [-- --runs N]`
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lineOf, type Measured } from '../measured.ts'
import { benchLighthouse } from './lighthouse-scores.ts'
import { runToEnd } from './running-server.ts'
import { benchServer } from './server-speed.ts'

const note = (line: string) => process.stderr.write(`${line}\n`)

const BENCHES: Record<string, () => Promise<Measured[]>> = {
  lighthouse: () => benchLighthouse(note, Number(given('--runs') ?? 3)),
  server: benchServer,
}

const only = given('--only')
const chosen = Object.entries(BENCHES).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0) {
  note(`There is no bench ${only}: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(2)
}
await makeReady()
const figures: Measured[] = []
for (const [, bench] of chosen) figures.push(...(await bench()))
process.stdout.write(
  process.argv.includes('--json')
    ? `${JSON.stringify(figures, null, 1)}\n`
    : figures.map(lineOf).join(''),
)

function given(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

/** The app built, and what it is measured with installed in a folder of its own. */
async function makeReady(): Promise<void> {
  await runToEnd(['scripts/build.mjs'], { env: {} })
  if (existsSync(join(import.meta.dirname, 'node_modules/lighthouse'))) return
  note('Installing what is measured with (once, about a minute)')
  const npm = process.env['npm_execpath']
  if (!npm) throw new Error('Run it as `npm run bench:pages`')
  await runToEnd([npm, 'ci', '--ignore-scripts'], { cwd: import.meta.dirname, env: {} })
}
