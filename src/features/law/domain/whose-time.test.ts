import { expect, it } from 'vitest'
import { partedByWhose } from './whose-time.ts'

it('what the other side has to do in time is kept apart, in its order', () => {
  const [sue, back, fix] = [
    { law: 'sue', whose: 'person' as const },
    { law: 'back', whose: 'other-side' as const },
    { law: 'fix', whose: 'other-side' as const },
  ]
  expect(partedByWhose([back, sue, fix])).toEqual({ own: [sue], otherSide: [back, fix] })
})
