import { type ReactNode, useId } from 'react'

/** A part of the page under a heading of its own, which names it for screen readers. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Facts in two columns, on a phone in one. */
export function ProfileFacts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">{children}</dl>
}

export function ProfileFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="measure wrap-anywhere max-sm:mb-2">{children}</dd>
    </>
  )
}
