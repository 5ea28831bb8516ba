import { upgradeWebSocket } from '@hono/node-server'
import { Hono } from 'hono'
import {
  openPaymentSocket,
  type PaymentSocket,
} from '../features/payments/server/payments.socket.ts'
import { type ApiVariables, sendError } from '../platform/http/api.server.ts'
import { refuseOtherOrigins } from '../platform/http/request-guards.server.ts'
import { sendOrDrop, type WebSocket } from '../platform/http/socket-server.server.ts'
import { errorFields } from '../platform/log.server.ts'
import type { RunningApp } from './boot.ts'

/** Many people may share one address; more than this is no household and no office. */
const MAX_SOCKETS_PER_ADDRESS = 64

export function socketRoutes({ runtime }: RunningApp): Hono<{ Variables: ApiVariables }> {
  const routes = new Hono<{ Variables: ApiVariables }>()
  const open = new Map<string, number>()
  routes.get(
    '/ws',
    refuseOtherOrigins,
    async (c, next) => {
      if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
        return sendError(c, 400, 'upgrade_required', 'This address speaks WebSocket only')
      }
      return next()
    },
    upgradeWebSocket((c) => {
      let socket: PaymentSocket | undefined
      const address = String(c.get('clientAddress'))
      return {
        onOpen(_event, ws) {
          const count = (open.get(address) ?? 0) + 1
          open.set(address, count)
          if (count > MAX_SOCKETS_PER_ADDRESS) return ws.close(1013, 'too many')
          socket = openPaymentSocket(runtime, c.req.header('cookie'), (message) => {
            if (ws.raw) sendOrDrop(ws.raw as WebSocket, JSON.stringify(message))
          })
        },
        onMessage(event) {
          const text = typeof event.data === 'string' ? event.data : ''
          socket
            ?.receive(text)
            .catch((error: unknown) =>
              runtime.log.error(errorFields(error), 'socket message failed'),
            )
        },
        onClose() {
          socket?.close()
          const left = (open.get(address) ?? 1) - 1
          if (left > 0) open.set(address, left)
          else open.delete(address)
        },
      }
    }),
  )
  return routes
}
