import type { PaymentUpdate } from '../contract.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

/** How long to wait before the next try, after so many lost or failed ones in a row. */
export function reconnectWaitMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
}

type Connection = {
  paymentIntentId: string
  open(): WebSocket
  onUpdate(update: PaymentUpdate): void
  onConnected(connected: boolean): void
}

/**
 * Follows one payment and comes back by itself when the line is lost. The answer to a subscription carries the
 * current status, so that nothing is missed in between.
 * @returns ends it
 */
export function followPayment({
  paymentIntentId,
  open,
  onUpdate,
  onConnected,
}: Connection): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let ended = false

  const connect = () => {
    const current = open()
    socket = current
    current.addEventListener('open', () => {
      current.send(JSON.stringify({ type: 'subscribe_payment', paymentIntentId }))
    })
    current.addEventListener('message', ({ data }) => {
      const update = readUpdate(data, paymentIntentId)
      if (ended || !update) return
      failures = 0
      onConnected(true)
      onUpdate(update)
    })
    current.addEventListener('close', () => {
      if (ended) return
      onConnected(false)
      timer = setTimeout(connect, reconnectWaitMs(failures))
      failures += 1
    })
  }
  connect()

  return () => {
    ended = true
    clearTimeout(timer)
    if (socket) endQuietly(socket)
  }
}

/** Closing a line that is still being opened is an error in the browser's console: wait for it. */
function endQuietly(socket: WebSocket): void {
  if (socket.readyState === 0) socket.addEventListener('open', () => socket.close())
  else socket.close()
}

function readUpdate(data: unknown, paymentIntentId: string): PaymentUpdate | undefined {
  try {
    const message = JSON.parse(String(data)) as PaymentUpdate
    const isUpdate = message.type === 'payment_update' || message.type === 'subscribed'
    return isUpdate && message.paymentIntentId === paymentIntentId ? message : undefined
  } catch {
    return undefined
  }
}
