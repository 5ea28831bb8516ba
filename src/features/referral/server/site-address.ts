import type { Runtime } from '../../../platform/runtime.server.ts'

/** Where links in mails lead, without a slash at the end. */
export function siteAddress({ publicUrl, port }: Runtime['config']): string {
  return publicUrl ?? `http://localhost:${port}`
}
