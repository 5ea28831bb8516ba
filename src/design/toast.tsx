import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react'

import type { ShownToast, ToastContent } from './toast-content.ts'

type ShowToast = (content: ToastContent) => void

/** A dismissed toast stays in memory this long, as specified. */
const REMOVE_AFTER_MS = 1_000_000

const ToastContext = createContext<ShowToast | undefined>(undefined)
/** Most visits never see a toast: its part is loaded with the first one. */
const ToastHost = lazy(() =>
  import('./toast-host.tsx').then((part) => ({ default: part.ToastHost })),
)

type ProviderProps = {
  children: ReactNode
  regionLabel: string
  closeLabel: string
  direction: 'ltr' | 'rtl'
}

/** One toast at a time: a new one takes the place of the one before. */
export function ToastProvider({ children, ...labels }: ProviderProps) {
  const [toast, setToast] = useState<ShownToast>()
  const show = useCallback<ShowToast>(
    (content) => setToast((before) => ({ ...content, id: (before?.id ?? 0) + 1, open: true })),
    [],
  )
  const close = (id: number) => {
    const isIt = (current: ShownToast | undefined): current is ShownToast => current?.id === id
    setToast((current) => (isIt(current) ? { ...current, open: false } : current))
    setTimeout(
      () => setToast((current) => (isIt(current) && !current.open ? undefined : current)),
      REMOVE_AFTER_MS,
    )
  }
  return (
    <ToastContext value={show}>
      {children}
      {toast ? (
        <Suspense>
          <ToastHost toast={toast} onClose={close} {...labels} />
        </Suspense>
      ) : null}
    </ToastContext>
  )
}

/** @throws outside a ToastProvider */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}
