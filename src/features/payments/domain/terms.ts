/** The day of the terms under `terms` in the translations: change it with every change of what they say. */
const TERMS_VERSION = '2026-11-22'

/** The name of the terms in force, as it is stored with a payment. */
export function termsInForce(config: { termsVersion: string | undefined }): string {
  return config.termsVersion ?? TERMS_VERSION
}
