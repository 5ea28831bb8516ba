import type { PaymentUpdate } from '../contract.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
const ANSWER_WITHIN_MS = 5_000

/** How long to wait before the next try, after so many lost or failed ones in a row. */
export function reconnectWaitMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
}

type Connection = {
  paymentIntentId: string
  open(): WebSocket
  onUpdate(update: PaymentUpdate): void
  onConnected(connected: boolean): void
  /** Calls back when the device woke up or found its network again; answers how to stop that. */
  onWake?(wake: () => void): () => void
}

/**
 * Follows one payment and comes back by itself when the line is lost. The answer to a subscription carries the
 * current status, so that nothing is missed in between. A device that wakes up asks again at once, because a line
 * that died while it slept still looks open.
 * @returns ends it
 */
export function followPayment({
  paymentIntentId,
  open,
  onUpdate,
  onConnected,
  onWake,
}: Connection): () => void {
  let socket: WebSocket | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let ended = false

  const connect = () => {
    const current = open()
    socket = current
    current.addEventListener('open', () => ask(current))
    current.addEventListener('message', ({ data }) => {
      const update = readUpdate(data, paymentIntentId)
      if (ended || !update || socket !== current) return
      clearTimeout(silence)
      failures = 0
      onConnected(true)
      onUpdate(update)
    })
    current.addEventListener('close', () => lost(current))
  }
  const ask = (line: WebSocket) =>
    line.send(JSON.stringify({ type: 'subscribe_payment', paymentIntentId }))
  const lost = (line: WebSocket) => {
    if (ended || socket !== line) return
    clearTimeout(silence)
    socket = undefined
    onConnected(false)
    retry = setTimeout(connect, reconnectWaitMs(failures))
    failures += 1
  }
  const wake = () => {
    if (ended) return
    if (!socket) {
      clearTimeout(retry)
      return connect()
    }
    const line = socket
    if (line.readyState !== 1) return
    ask(line)
    clearTimeout(silence)
    silence = setTimeout(() => {
      line.close()
      lost(line)
    }, ANSWER_WITHIN_MS)
  }
  const stopWaking = onWake?.(wake)
  connect()

  return () => {
    ended = true
    stopWaking?.()
    clearTimeout(retry)
    clearTimeout(silence)
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

/** Calls `wake` when the page is looked at again or the network is back; answers how to stop that. */
export function whenDeviceWakes(wake: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('online', wake)
  }
}
