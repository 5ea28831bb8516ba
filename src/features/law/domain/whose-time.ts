import type { DeadlineFinding } from '../contract.ts'

/**
 * Time limits of the person who asks, and of the other side: that a landlord's month to return a deposit is over is
 * no alarm for the tenant, but a reason to write.
 */
export function partedByWhose<Limit extends Pick<DeadlineFinding, 'whose'>>(
  limits: readonly Limit[],
): { own: Limit[]; otherSide: Limit[] } {
  return {
    own: limits.filter(({ whose }) => whose !== 'other-side'),
    otherSide: limits.filter(({ whose }) => whose === 'other-side'),
  }
}
