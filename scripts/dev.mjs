import { commandOf, ensureInstalled, requireNode, runNode } from './prepare.mjs'

requireNode()
await ensureInstalled({ dev: true })
// Ctrl-C reaches the child by itself; it ends, and then we do.
process.on('SIGINT', () => undefined)
const command = [commandOf('@react-router/dev', 'react-router'), 'dev', ...process.argv.slice(2)]
const { code } = await runNode(command, { stdio: 'inherit' })
process.exitCode = code
