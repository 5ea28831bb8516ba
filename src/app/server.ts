import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { ConfigError, readConfig } from '../platform/config.server.ts'
import { createSocketServer, type WebSocketServer } from '../platform/http/socket-server.server.ts'
import { createLog, errorFields } from '../platform/log.server.ts'
import { boot, type RunningApp } from './boot.ts'
import { SHUTDOWN_LIMIT_MS, SILENCE_LIMIT_MS } from './settings.ts'
import { createWeb } from './web.ts'

/** Listens, and answers the address people open. */
function listen(app: RunningApp, sockets: WebSocketServer): Promise<Server> {
  const { config } = app.runtime
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: createWeb(app).fetch as never,
        port: config.port,
        hostname: config.host,
        websocket: { server: sockets as never },
        serverOptions: { requestTimeout: 30_000, headersTimeout: 10_000 },
      },
      () => resolve(server),
    ) as Server
    server.once('error', reject)
    endSilentConnections(server)
  })
}

/** A request to upgrade to what we do not speak leaves a socket that no other time-out ends. */
function endSilentConnections(server: Server): void {
  server.setTimeout(SILENCE_LIMIT_MS)
  server.on('connection', (socket) => socket.on('timeout', () => socket.destroy()))
}

/** Drains requests, closes sockets, then stops everything behind them. */
async function shutDown(server: Server, sockets: WebSocketServer, app: RunningApp): Promise<void> {
  const drained = new Promise((resolve) => server.close(resolve))
  for (const socket of sockets.clients) socket.close(1001, 'restarting')
  server.closeIdleConnections()
  await Promise.race([
    drained,
    new Promise((resolve) => setTimeout(resolve, SHUTDOWN_LIMIT_MS / 2).unref()),
  ])
  for (const socket of sockets.clients) socket.terminate()
  server.closeAllConnections()
  await app.close()
}

async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  let port = config.port
  const app = await boot(config, log, () => `http://127.0.0.1:${port}/api/webhooks/stripe`)
  const sockets = createSocketServer()
  const server = await listen(app, sockets).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : port

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
    shutDown(server, sockets, app).then(
      () => process.exit(),
      () => process.exit(1),
    )
  }
  // Node would print the message, which can quote what a person typed.
  process.on('unhandledRejection', (error) => log.error(errorFields(error), 'promise not handled'))
  process.on('uncaughtException', (error) => {
    log.error(errorFields(error), 'uncaught, stopping')
    process.exitCode = 1
    stop()
  })
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.stdout.write(`ready ${config.publicUrl ?? `http://localhost:${port}`}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
})

/** One message a person can act on; the stack only when it is our own fault. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return 'The start failed'
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use by another program. Set PORT to a free one, for example PORT=3001 npm start'
  }
  const known = ['DataDirInUseError', 'KnowledgeError', 'EmbeddedPostgresError']
  return known.includes(error.name) ? error.message : (error.stack ?? error.message)
}
