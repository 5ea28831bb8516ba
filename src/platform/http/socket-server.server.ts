import { WebSocketServer } from 'ws'

const MAX_MESSAGE_BYTES = 4_096

/** The server side of `/ws`; connections are handed to it by the HTTP server. */
export function createSocketServer(): WebSocketServer {
  return new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
}

export type { WebSocketServer }
