import { expect, it } from 'vitest'
import { type ContactMoments, contactState, waitingSince } from './contact-state.ts'

const at = new Date('2026-11-16T09:00:00Z')
const later = new Date('2026-11-16T09:01:00Z')
const moments = (part: Partial<ContactMoments> = {}): ContactMoments => ({
  createdAt: at,
  sentAt: null,
  bouncedAt: null,
  answeredAt: null,
  silenceToldAt: null,
  ...part,
})

it.each<[string, Partial<ContactMoments>, boolean]>([
  ['sent', {}, false],
  ['delivered', { sentAt: later }, false],
  ['undeliverable', { bouncedAt: later }, false],
  ['undeliverable', { sentAt: at, bouncedAt: later, silenceToldAt: later }, true],
  ['no_answer', { sentAt: at, silenceToldAt: later }, false],
  ['stopped', { sentAt: at }, true],
  ['stopped', { sentAt: at, silenceToldAt: later }, true],
  ['answered', { sentAt: at, answeredAt: later, silenceToldAt: later }, true],
  ['answered', { bouncedAt: at, answeredAt: later }, false],
])('is %s with %j, stopped %s', (state, part, stopped) => {
  expect(contactState(moments(part), stopped)).toBe(state)
})

it('the time to answer begins when the mail was taken, else when it was written', () => {
  expect(waitingSince(moments())).toBe(at)
  expect(waitingSince(moments({ sentAt: later }))).toBe(later)
})
