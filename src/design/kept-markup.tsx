import { createContext, type ReactNode, useContext } from 'react'

/** On the server: the markup of parts that are the same on many pages, by name. */
export const KeptMarkupContext = createContext<ReadonlyMap<string, string> | undefined>(undefined)

type Props = {
  as: 'header' | 'footer'
  /** One part of a page has it. */
  name: string
  className?: string
  /** A single component, so that nothing of it is made where its markup is known; none of its kind may stand in it. */
  children?: ReactNode
}

/**
 * A part that depends on language and look alone. The server writes it once and then again as it was; the browser
 * takes it over like everything else.
 */
export function KeptMarkup({ as: Tag, name, className, children }: Props) {
  const markup = useContext(KeptMarkupContext)?.get(name)
  if (markup === undefined)
    return (
      <Tag data-kept={name} className={className}>
        {children}
      </Tag>
    )
  return (
    <Tag
      data-kept={name}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself wrote for an earlier page
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

/** What stands inside each kept part of a page, by name. */
export function keptMarkupOf(page: string): Map<string, string> {
  const found = [...page.matchAll(/<(header|footer) data-kept="([\w-]+)"[^>]*>/g)].map(
    (opening) => {
      const [start, tag = '', name = ''] = opening
      const from = opening.index + start.length
      return [name, page.slice(from, page.indexOf(`</${tag}>`, from))] as const
    },
  )
  return new Map(found)
}
