import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const DEPCRUISE = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

/** What stands in the tree; all but the files of BROKEN keep the rules. */
const TREE: Record<string, string> = {
  'src/shared/words.ts': 'export const words = 1',
  'src/platform/clock.server.ts': "export { words } from '../shared/words.ts'",
  'src/design/button.tsx': "export { words } from '../shared/words.ts'",
  'src/app/server.ts': "export { pay } from '../features/payments/server.ts'",
  'src/features/account/server.ts': 'export const account = 1',
  'src/features/account/tables.ts': 'export const users = 1',
  'src/features/payments/contract.ts': "export { z as shape } from 'zod'",
  'src/features/payments/tables.ts': "export { users as payments } from '../account/tables.ts'",
  'src/features/payments/server.ts': "export { pay } from './server/pay.ts'",
  'src/features/payments/server/pay.ts': "export { account as pay } from '../../account/server.ts'",
  'src/features/payments/server/payments.repo.ts': "export { payments } from '../tables.ts'",
  'src/features/payments/ui/form.tsx': "export { words } from '../../../design/button.tsx'",
  'src/features/analysis/server.ts': 'export const analyse = 1',
  'src/features/analysis/domain/score.ts': "export { words } from '../../../shared/words.ts'",
}

/** Each file breaks the one rule named beside it. */
const BROKEN: { file: string; code: string; rule: string }[] = [
  {
    file: 'src/design/dialog.tsx',
    code: "export * from '../features/payments/contract.ts'",
    rule: 'design-knows-no-product',
  },
  {
    file: 'src/platform/price.ts',
    code: "export * from '../features/payments/contract.ts'",
    rule: 'platform-knows-no-product',
  },
  {
    file: 'src/shared/clock.ts',
    code: "export * from '../platform/clock.server.ts'",
    rule: 'shared-is-the-floor',
  },
  {
    file: 'src/i18n/plan.ts',
    code: "export * from '../features/payments/contract.ts'",
    rule: 'i18n-knows-no-product',
  },
  {
    file: 'src/features/payments/server/analyse.ts',
    code: "export * from '../../analysis/server.ts'",
    rule: 'feature-map-payments',
  },
  {
    file: 'src/features/places/names.ts',
    code: "export * from '../account/server.ts'",
    rule: 'feature-map-places',
  },
  {
    file: 'src/features/analysis/server/pay.ts',
    code: "export * from '../../payments/server.ts'",
    rule: 'feature-map-analysis',
  },
  {
    file: 'src/features/access/server/give.ts',
    code: "export * from '../../payments/server/pay.ts'",
    rule: 'root-files-are-the-door',
  },
  {
    file: 'src/app/boot.ts',
    code: "export * from '../features/payments/server/pay.ts'",
    rule: 'app-uses-doors',
  },
  {
    file: 'src/features/site/server.ts',
    code: "export * from '../../app/server.ts'",
    rule: 'nobody-imports-app',
  },
  {
    file: 'src/features/analysis/domain/read.ts',
    code: "export { readFile } from 'node:fs'",
    rule: 'pure-code-has-no-node',
  },
  {
    file: 'src/shared/chance.ts',
    code: "export { randomInt } from 'node:crypto'",
    rule: 'pure-code-has-no-node',
  },
  {
    file: 'src/features/analysis/domain/now.ts',
    code: "export * from '../../../platform/clock.server.ts'",
    rule: 'contract-and-domain-are-pure',
  },
  {
    file: 'src/features/analysis/domain/web.ts',
    code: "export { Hono } from 'hono'",
    rule: 'contract-and-domain-are-pure',
  },
  {
    file: 'src/features/analysis/contract.ts',
    code: "export * from './domain/score.ts'",
    rule: 'contract-before-domain',
  },
  {
    file: 'src/features/payments/ui/pay.tsx',
    code: "export * from '../server/pay.ts'",
    rule: 'ui-never-touches-server',
  },
  {
    file: 'src/features/payments/server/mail.ts',
    code: "export * from '../ui/form.tsx'",
    rule: 'server-never-touches-ui',
  },
  {
    file: 'src/features/payments/server/list.ts',
    code: "export * from '../tables.ts'",
    rule: 'only-repos-touch-tables',
  },
  {
    file: 'src/features/payments/server/users.repo.ts',
    code: "export * from '../../account/tables.ts'",
    rule: 'repos-use-own-tables',
  },
  {
    file: 'src/features/payments/server/card.ts',
    code: "export * from 'stripe'",
    rule: 'drivers-stay-in-platform',
  },
  { file: 'src/app/query.ts', code: "export * from 'pg'", rule: 'drivers-stay-in-platform' },
  {
    file: 'src/features/payments/server/fake.ts',
    code: "export * from './pay.test.ts'",
    rule: 'no-test-code-in-product',
  },
  {
    file: 'src/features/payments/server/lost.ts',
    code: "export * from './not-there.ts'",
    rule: 'resolvable',
  },
  {
    file: 'src/features/payments/server/round.ts',
    code: "import './trip.ts'\nexport const round = 1",
    rule: 'no-cycles',
  },
  {
    file: 'src/features/gambling/server.ts',
    code: 'export const bet = 1',
    rule: 'no-unknown-feature',
  },
  { file: 'src/platform/utils.ts', code: 'export const anything = 1', rule: 'no-junk-drawers' },
  {
    file: 'src/features/payments/server/helpers/money.ts',
    code: 'export const money = 1',
    rule: 'no-junk-drawers',
  },
]

let broken: Map<string, string[]>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legal-imports-'))
  await Promise.all([
    ...Object.entries(TREE).map(([file, code]) => write(folder, file, code)),
    ...BROKEN.map(({ file, code }) => write(folder, file, code)),
    write(folder, 'src/features/payments/server/pay.test.ts', 'export const faked = 1'),
    write(
      folder,
      'src/features/payments/server/trip.ts',
      "import './round.ts'\nexport const trip = 1",
    ),
    cp(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs')),
    cp(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json')),
    symlink(join(root, 'node_modules'), join(folder, 'node_modules')),
  ])
  broken = await cruise(folder)
  return () => rm(folder, { recursive: true, force: true })
}, 60_000)

describe('the import rules', () => {
  test.each(BROKEN)('$rule bites in $file', ({ file, rule }) => {
    expect(broken.get(file)).toContain(rule)
  })

  test.each(Object.keys(TREE))('leave %s alone, which keeps them', (file) => {
    expect(broken.get(file)).toBeUndefined()
  })

  test('are all tried here but the maps of the other features', async () => {
    const { default: rules } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string; severity: string }[] }
    }
    const tried = new Set(BROKEN.map(({ rule }) => rule))
    const untried = rules.forbidden.filter(({ name }) => !tried.has(name))
    expect(
      untried.map(({ name }) => name).filter((name) => !name.startsWith('feature-map-')),
    ).toEqual([])
    expect(rules.forbidden.every(({ severity }) => severity === 'error')).toBe(true)
  })
})

/** The rules that each file breaks. */
async function cruise(folder: string): Promise<Map<string, string[]>> {
  const report = await new Promise<string>((resolve, reject) => {
    const args = [DEPCRUISE, 'src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json']
    // Its exit code is the number of broken rules.
    execFile(
      process.execPath,
      args,
      { cwd: folder, maxBuffer: 50_000_000 },
      (error, out, complaint) =>
        out.startsWith('{') ? resolve(out) : reject(new Error(complaint || String(error))),
    )
  })
  const { summary } = JSON.parse(report) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  const found = new Map<string, string[]>()
  for (const { from, rule } of summary.violations) {
    found.set(from, [...(found.get(from) ?? []), rule.name])
  }
  return found
}

async function write(folder: string, file: string, code: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), `${code}\n`)
}
