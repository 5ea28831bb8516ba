import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createSocketServer, sendOrDrop } from './socket-server.server.ts'

const BEAT_MS = 400
const AN_HOUR_MS = 3_600_000

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
  const { url } = await listen(AN_HOUR_MS)
  const [other, loud] = [new WebSocket(url), new WebSocket(url)]
  await Promise.all([once(other, 'open'), once(loud, 'open')])
  loud.send('x'.repeat(5_000))
  expect(await once(loud, 'close')).toContain(1009)
  expect(other.readyState).toBe(WebSocket.OPEN)
})

test('a reader that never reads is cut off before it costs much, one that reads gets everything', async () => {
  const { url, sockets } = await listen(AN_HOUR_MS)
  const open = async () => {
    const client = new WebSocket(url)
    const [[served]] = await Promise.all([once(sockets, 'connection'), once(client, 'open')])
    return { client, served: served as WebSocket }
  }
  const [reading, silent] = [await open(), await open()]
  let received = 0
  reading.client.on('message', () => {
    received += 1
  })
  silent.client.pause()
  const text = 'x'.repeat(16 * 1024)
  let [sent, mostBuffered] = [0, 0]
  // More than any operating system keeps for a connection.
  while (sent < 2_000 && silent.served.readyState === WebSocket.OPEN) {
    for (const { served } of [reading, silent]) sendOrDrop(served, text)
    sent += 1
    mostBuffered = Math.max(mostBuffered, silent.served.bufferedAmount)
    await expect.poll(() => received, { interval: 1 }).toBe(sent)
  }
  expect(silent.served.readyState).not.toBe(WebSocket.OPEN)
  expect(mostBuffered).toBeLessThan(300 * 1024)
  expect(reading.served.readyState).toBe(WebSocket.OPEN)
})

async function listen(beatMs = BEAT_MS) {
  const sockets = createSocketServer(beatMs)
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
