import { type WebSocket, WebSocketServer } from 'ws'

const MAX_MESSAGE_BYTES = 4_096
const HEARTBEAT_MS = 30_000
/** Far more than anybody who reads ever falls behind. */
const MAX_BUFFERED_BYTES = 256 * 1024

/**
 * The server side of `/ws`; connections are handed to it by the HTTP server. A client that does not answer
 * from one heartbeat to the next is gone.
 */
export function createSocketServer(heartbeatMs = HEARTBEAT_MS): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const answering = new WeakSet<WebSocket>()
  sockets.on('connection', (socket) => {
    answering.add(socket)
    socket.on('pong', () => answering.add(socket))
  })
  const beat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answering.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, heartbeatMs).unref()
  sockets.on('close', () => clearInterval(beat))
  return sockets
}

/** Sends a text. Who does not read is cut off: a farewell would not be read either. */
export function sendOrDrop(
  socket: Pick<WebSocket, 'bufferedAmount' | 'send' | 'terminate'>,
  text: string,
): void {
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
  else socket.send(text)
}

export type { WebSocket, WebSocketServer }
