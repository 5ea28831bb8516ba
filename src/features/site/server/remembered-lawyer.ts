import type { Database } from '../../../platform/database/database.server.ts'
import { readPlainCookie } from '../../../platform/http/plain-cookie.ts'
import { lawyersBySlug } from '../../directory/server.ts'

const COOKIE = 'ask-lawyer'
const A_DAY_SECONDS = 24 * 60 * 60

/** Set-Cookie that remembers, until the form is analysed, whom somebody wanted to ask; without a lawyer, that forgets. */
export function rememberLawyer(slug: string | undefined, secure: boolean): string {
  const age = slug === undefined ? 0 : A_DAY_SECONDS
  return `${COOKIE}=${slug ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The lawyer a browser came from, as far as the directory still has them and they can be written to. */
export async function rememberedLawyer(
  db: Database,
  cookieHeader: string | null,
): Promise<{ slug: string; name: string } | null> {
  const slug = readPlainCookie(cookieHeader, COOKIE)
  if (!slug || !isPlainSlug(slug)) return null
  const [lawyer] = await lawyersBySlug(db, [slug])
  return lawyer?.email ? { slug: lawyer.slug, name: lawyer.name } : null
}

/** Nothing that could add to a header, or is no address of a lawyer's page. */
export function isPlainSlug(text: string): boolean {
  return /^[a-z\d-]{1,200}$/.test(text)
}
