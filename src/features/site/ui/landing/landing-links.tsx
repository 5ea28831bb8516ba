import type { LandingLink } from '../../domain/landing/landing-page.ts'

type Props = {
  links: readonly LandingLink[]
  current?: string | undefined
}

/** Ways to other landing pages; those with nothing of their own are no matter for search engines. */
export function LandingLinks({ links, current }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ name, path, own }) => (
        <li key={path}>
          <a
            href={path}
            dir="auto"
            rel={own ? undefined : 'nofollow'}
            aria-current={path === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-pill border border-line bg-surface px-4 no-underline hover:border-brand hover:bg-brand-wash aria-[current=page]:border-brand aria-[current=page]:bg-brand-wash aria-[current=page]:font-semibold"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
