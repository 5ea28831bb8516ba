import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createSocketServer } from './socket-server.server.ts'

const BEAT_MS = 40

test('a client that no longer answers is ended, one that answers stays', async () => {
  const { url, sockets } = await listen()
  const answering = new WebSocket(url)
  const silent = new WebSocket(url, { autoPong: false })
  await Promise.all([once(answering, 'open'), once(silent, 'open')])
  await once(silent, 'close')
  await new Promise((resolve) => setTimeout(resolve, 4 * BEAT_MS))
  expect(answering.readyState).toBe(WebSocket.OPEN)
  expect(sockets.clients.size).toBe(1)
})

test('a message larger than any we know ends its connection only', async () => {
  const { url } = await listen()
  const [other, loud] = [new WebSocket(url), new WebSocket(url)]
  await Promise.all([once(other, 'open'), once(loud, 'open')])
  loud.send('x'.repeat(5_000))
  expect(await once(loud, 'close')).toContain(1009)
  expect(other.readyState).toBe(WebSocket.OPEN)
})

async function listen() {
  const sockets = createSocketServer(BEAT_MS)
  sockets.on('connection', (socket) => socket.on('error', () => {}))
  const server = createServer()
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) =>
      sockets.emit('connection', socket, request),
    ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
    server.close()
  })
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets }
}
