import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import type { Profile, ProfileChange } from '../contract.ts'
import { personName } from '../domain/person-name.ts'
import { type User, writeProfile } from './users.repo.ts'

export type ProfileOutcome =
  | { kind: 'saved'; profile: Profile }
  | { kind: 'invalid_name' }
  | { kind: 'invalid_language' }

/** Saves what a person says of themselves; what is not given stays as it is. */
export async function saveProfile(
  { db }: Pick<Runtime, 'db'>,
  { languages }: Pick<Catalogue, 'languages'>,
  user: User,
  change: ProfileChange,
): Promise<ProfileOutcome> {
  const name = change.name === undefined ? user.name : personName(change.name)
  if (name === undefined) return { kind: 'invalid_name' }
  const { preferredLanguage } = change
  if (preferredLanguage !== undefined && !languages.includes(preferredLanguage)) {
    return { kind: 'invalid_language' }
  }
  const saved = await writeProfile(db, user.id, {
    name,
    ...(preferredLanguage ? { preferredLanguage } : {}),
  })
  return { kind: 'saved', profile: profileOf(saved ?? user) }
}

export function profileOf({ name, preferredLanguage }: User): Profile {
  return { name, preferredLanguage: isLanguageCode(preferredLanguage) ? preferredLanguage : null }
}
