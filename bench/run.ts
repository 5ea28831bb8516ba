// How fast it is, beside a baseline in the same run. `npm run bench [-- --json] [-- --only NAME]`
import { benchAnalysis } from './analysis.ts'
import { benchDirectory } from './directory.ts'
import { benchDirectoryImport } from './directory-import.ts'
import { benchGlossary } from './glossary.ts'
import { lineOf, type Measured } from './measured.ts'

const BENCHES: Record<string, () => Promise<Measured[]>> = {
  analysis: benchAnalysis,
  directory: benchDirectory,
  'directory-import': benchDirectoryImport,
  glossary: benchGlossary,
}

const at = process.argv.indexOf('--only')
const only = at < 0 ? undefined : process.argv[at + 1]
const chosen = Object.entries(BENCHES).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0) {
  process.stderr.write(`There is no bench ${only}: ${Object.keys(BENCHES).join(', ')}\n`)
  process.exit(2)
}
const figures: Measured[] = []
for (const [, bench] of chosen) figures.push(...(await bench()))
process.stdout.write(
  process.argv.includes('--json')
    ? `${JSON.stringify(figures, null, 1)}\n`
    : figures.map(lineOf).join(''),
)
