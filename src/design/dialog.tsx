import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** The buttons, most important first. */
  actions: ReactNode
  /** Escape, or the platform's own way to close. */
  onClose(): void
}

/** A modal dialog on the platform's own element: focus is kept inside and given back. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-card border border-line bg-surface p-6 text-ink shadow-float"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 flex flex-col gap-3">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
    </dialog>
  )
}
