// Every static check in turn; one that fails does not hide the next.
import { commandOf, ensureInstalled, requireNode, runNode, say, seconds } from './prepare.mjs'

requireNode()
await ensureInstalled({ dev: true })

const CHECKS = [
  ['biome', [commandOf('@biomejs/biome', 'biome'), 'check', '.']],
  ['route types', [commandOf('@react-router/dev', 'react-router'), 'typegen']],
  ['types', [commandOf('typescript', 'tsc'), '-p', 'tsconfig.json']],
  ['types of pure code', [commandOf('typescript', 'tsc'), '-p', 'tsconfig.pure.json']],
  [
    'promises and switches',
    [
      commandOf('eslint'),
      '--max-warnings=0',
      '--no-error-on-unmatched-pattern',
      'src',
      'test',
      'e2e',
    ],
  ],
  [
    'import directions',
    [commandOf('dependency-cruiser', 'depcruise'), 'src', '--config', '.dependency-cruiser.mjs'],
  ],
  ['unused code', [commandOf('knip')]],
  ['visible text', ['scripts/check-visible-text.mjs']],
]

const failed = []
for (const [name, command] of CHECKS) {
  const started = performance.now()
  const { code, output } = await runNode(command, { capture: true })
  say(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds(started)})`)
  if (code === 0) continue
  failed.push(name)
  say(output.trimEnd())
}
say(failed.length ? `Checks failed: ${failed.join(', ')}` : 'All checks passed')
process.exitCode = failed.length ? 1 : 0
