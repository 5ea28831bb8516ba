import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentUpdate } from '../contract.ts'
import { followPayment, reconnectWaitMs } from './payment-updates-connection.ts'

/** A line whose ends the test holds. */
class Line extends EventTarget {
  readyState = 1
  sent: string[] = []
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
  }
  says(message: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

const update = (status: string, paymentIntentId = 'pi_mine'): unknown => ({
  type: 'payment_update',
  status,
  message: '',
  timestamp: '2026-01-01T00:00:00.000Z',
  paymentIntentId,
})

function follow() {
  const lines: Line[] = []
  const updates: PaymentUpdate[] = []
  const connected: boolean[] = []
  let wake = () => {}
  const end = followPayment({
    paymentIntentId: 'pi_mine',
    open() {
      const line = new Line()
      lines.push(line)
      return line as unknown as WebSocket
    },
    onUpdate: (one) => updates.push(one),
    onConnected: (now) => connected.push(now),
    onWake(listener) {
      wake = listener
      return () => {
        wake = () => expect.fail('woken after its end')
      }
    },
  })
  const line = (at: number) => lines[at] ?? expect.fail(`no line ${at}`)
  return { lines, line, updates, connected, end, wake: () => wake() }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('following a payment', () => {
  it('asks for its payment as soon as the line is open', () => {
    const { line } = follow()
    line(0).dispatchEvent(new Event('open'))
    expect(line(0).sent).toEqual(['{"type":"subscribe_payment","paymentIntentId":"pi_mine"}'])
  })

  it('passes on changes of its own payment only', () => {
    const { line, updates, connected } = follow()
    line(0).says(update('succeeded', 'pi_other'))
    line(0).says({ type: 'error', message: 'No such payment here', paymentIntentId: 'pi_mine' })
    expect(updates).toEqual([])
    line(0).says(update('processing'))
    expect(updates.map(({ status }) => status)).toEqual(['processing'])
    expect(connected).toEqual([true])
  })

  it('a lost line is opened again, and says disconnected until then', () => {
    const { lines, line, connected } = follow()
    line(0).says(update('created'))
    line(0).dispatchEvent(new Event('close'))
    expect(connected).toEqual([true, false])
    vi.advanceTimersByTime(reconnectWaitMs(0))
    expect(lines).toHaveLength(2)
    line(1).dispatchEvent(new Event('open'))
    expect(line(1).sent).toHaveLength(1)
  })

  it('waits longer after each failure, up to fifteen seconds', () => {
    expect([0, 1, 2, 3].map(reconnectWaitMs)).toEqual([500, 1_000, 2_000, 4_000])
    expect(reconnectWaitMs(40)).toBe(15_000)
  })

  it('ended, it never opens another line', () => {
    const { lines, line, end } = follow()
    line(0).dispatchEvent(new Event('close'))
    end()
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
  })

  it('a device that wakes up asks again, and stays where it is answered', () => {
    const { lines, line, wake, updates } = follow()
    line(0).dispatchEvent(new Event('open'))
    wake()
    expect(line(0).sent).toHaveLength(2)
    line(0).says(update('succeeded'))
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    expect(updates.map(({ status }) => status)).toEqual(['succeeded'])
  })

  it('a line that died while the device slept is given up soon after', () => {
    const { lines, line, wake, connected } = follow()
    line(0).dispatchEvent(new Event('open'))
    line(0).says(update('created'))
    wake()
    vi.advanceTimersByTime(5_000 + reconnectWaitMs(0))
    expect(lines).toHaveLength(2)
    expect(connected).toEqual([true, false])
    // The old line's own end comes much later and changes nothing.
    line(0).dispatchEvent(new Event('close'))
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(2)
  })

  it('a device whose network is back does not wait for the next try', () => {
    const { lines, line, wake } = follow()
    for (let at = 0; at < 6; at += 1) {
      line(at).dispatchEvent(new Event('close'))
      vi.advanceTimersByTime(reconnectWaitMs(at))
    }
    line(6).dispatchEvent(new Event('close'))
    wake()
    expect(lines).toHaveLength(8)
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(8)
  })
})
