import type { ApplicableLaw } from '../contract.ts'

export type LawChange = { id: string; kind: 'changed' | 'withdrawn' }

/**
 * What has changed in the corpus since a result was made.
 * @param substanceNow what an entry says today; undefined when it was taken back
 */
export function lawChanges(
  laws: readonly Pick<ApplicableLaw, 'id' | 'substance'>[],
  substanceNow: (id: string) => string | undefined,
): LawChange[] {
  return laws.flatMap(({ id, substance }): LawChange[] => {
    const now = substanceNow(id)
    if (now === undefined) return [{ id, kind: 'withdrawn' }]
    return substance !== undefined && substance !== now ? [{ id, kind: 'changed' }] : []
  })
}
