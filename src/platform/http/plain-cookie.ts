/** The value of an unsigned cookie: preferences only, never proof of anything. */
export function readPlainCookie(cookieHeader: string | null, name: string): string | undefined {
  const pair = (cookieHeader ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1)
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** In the browser: keeps a preference so that the server's first HTML already follows it. */
export function writePlainCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = plainCookie(name, value)
}

/** The same as the value of a Set-Cookie header. */
export function plainCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`
}
