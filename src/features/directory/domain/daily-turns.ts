import { rotationPlace } from './rotation.ts'

const MS_PER_DAY = 86_400_000

/**
 * The order of equals on a day. Among n each comes first exactly once in every n days, so that a short list is as fair
 * as a long one; the order behind the first is drawn anew after each such round.
 * @param idOf any text that stays the same for this member and is no other's
 * @param day YYYY-MM-DD
 */
export function inDailyTurns<Member>(
  members: readonly Member[],
  idOf: (member: Member) => string,
  day: string,
): Member[] {
  if (members.length < 2) return [...members]
  const daysPassed = Math.floor(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY)
  const round = Math.floor(daysPassed / members.length)
  const drawn = members
    .map((member) => ({ member, id: idOf(member), lot: rotationPlace(`${round} ${idOf(member)}`) }))
    .sort((a, b) => a.lot - b.lot || (a.id < b.id ? -1 : 1))
    .map(({ member }) => member)
  const first = daysPassed % members.length
  return [...drawn.slice(first), ...drawn.slice(0, first)]
}
