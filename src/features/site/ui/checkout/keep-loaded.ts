import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Taking a parameter out of the address changes nothing that was loaded; another language or page does. */
export function keepLoaded({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.href === nextUrl.href ||
    currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
  )
}
