import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentUpdate } from '../contract.ts'
import { followPayment, whenDeviceWakes } from './payment-updates-connection.ts'

/** Follows a payment live; `onUpdate` is called with its status at once and with each change. */
export function usePaymentUpdates(
  paymentIntentId: string | undefined,
  onUpdate: (update: PaymentUpdate) => void,
): { connected: boolean } {
  const [connected, setConnected] = useState(false)
  const report = useEffectEvent(onUpdate)
  useEffect(() => {
    if (!paymentIntentId) return
    const end = followPayment({
      paymentIntentId,
      open: () => new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}/ws`),
      onUpdate: (update) => report(update),
      onConnected: setConnected,
      onWake: whenDeviceWakes,
    })
    return () => {
      end()
      setConnected(false)
    }
  }, [paymentIntentId])
  return { connected }
}
