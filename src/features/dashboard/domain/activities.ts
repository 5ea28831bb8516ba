import type { Activity } from '../contract.ts'

const MOST_SHOWN = 50

/** What happened in an account, the newest first; equal moments keep the order they are given in. */
export function newestActivities(...kinds: readonly (readonly Activity[])[]): Activity[] {
  return kinds
    .flat()
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, MOST_SHOWN)
}
