// Watch mode: the real server with every part, built again and restarted when a source changes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root, say } from './prepare.mjs'

const WATCHED = ['src', 'knowledge', 'public', 'migrations']
const SETTLE_MS = 200

requireNode()
await ensureInstalled({ dev: true })

let server
let timer
let busy = false
let again = false

async function restart() {
  if (busy) {
    again = true
    return
  }
  busy = true
  try {
    await ensureBuilt({ fatal: false })
    await stopServer()
    server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
      cwd: root,
      stdio: 'inherit',
    })
  } catch (error) {
    say(error.message)
  }
  busy = false
  if (again) {
    again = false
    await restart()
  }
}

async function stopServer() {
  if (!server || server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

for (const folder of WATCHED) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(restart, SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await stopServer()
    process.exit(0)
  })
}
await restart()
