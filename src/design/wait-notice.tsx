import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type Props = {
  title: string /** How long it still takes, in words. */
  left: string
  children?: ReactNode
}

/** A time to wait, with its end in sight. */
export function WaitNotice({ title, left, children }: Props) {
  return (
    <Notice tone="amber" icon={<Clock className="size-5" />}>
      <p role="alert" className="font-semibold">
        {title}
      </p>
      {/* Outside the live region: a countdown that is read out every second helps nobody. */}
      <p>{left}</p>
      {children}
    </Notice>
  )
}
