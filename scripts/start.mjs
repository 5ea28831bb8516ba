import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
await ensureInstalled()
await ensureBuilt()
// Libraries run in their production form; whether the product does is the person's own setting.
process.env.STARTED_AS = process.env.NODE_ENV || 'development'
process.env.NODE_ENV = 'production'
// In this process and not in a child: signals and exit codes are the app's own.
await import(pathToFileURL(join(root, 'build/server/server.js')).href)
