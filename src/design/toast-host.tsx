import { Toast } from 'radix-ui'
import type { ShownToast } from './toast-content.ts'

const DEFAULT_MS = 5_000
const SWIPE_THRESHOLD_PX = 50

type Props = {
  toast: ShownToast
  onClose(id: number): void
  regionLabel: string
  closeLabel: string
  direction: 'ltr' | 'rtl'
}

/** The toast on the screen: 5 seconds, swiped away to the right, reached by F8. */
export function ToastHost({ toast, onClose, regionLabel, closeLabel, direction }: Props) {
  const danger = toast.tone === 'danger'
  return (
    <Toast.Provider
      duration={DEFAULT_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={regionLabel}
    >
      <Toast.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => (open ? undefined : onClose(toast.id))}
        className={`appear flex items-start gap-3 rounded-card border bg-surface p-4 shadow-float ${danger ? 'border-danger-line' : 'border-line-strong'}`}
      >
        <div className="flex-1">
          <Toast.Title className={`font-semibold ${danger ? 'text-danger' : ''}`}>
            {toast.title}
          </Toast.Title>
          {toast.text ? <Toast.Description dir="auto">{toast.text}</Toast.Description> : null}
        </div>
        <Toast.Close
          aria-label={closeLabel}
          className="-m-2 size-11 rounded-card text-xl leading-none"
        >
          <span aria-hidden>×</span>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        dir={direction}
        hotkey={['F8']}
        className="fixed end-0 bottom-(--foot-room) z-50 m-0 flex w-full list-none flex-col gap-2 p-4 md:max-w-[420px]"
      />
    </Toast.Provider>
  )
}
