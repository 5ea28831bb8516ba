import { ensureBuilt, ensureInstalled, requireNode } from './prepare.mjs'

requireNode()
await ensureInstalled()
await ensureBuilt()
