import type { Provision } from '../src/features/law/contract.ts'

/** A provision in force, with what a test is about put over it. */
export function provisionExample(more: Partial<Provision> = {}): Provision {
  return {
    id: 'us-ca-civ-1',
    country: 'US',
    jurisdiction: 'US-CA',
    act: 'Civil Code',
    actLocal: undefined,
    actType: 'code',
    identifier: undefined,
    section: '1',
    sectionSign: '§',
    heading: { en: 'h' },
    summary: { en: 's' },
    coversWhatFollows: false,
    issues: [],
    areas: [],
    url: 'https://example.org',
    linkOpened: false,
    deadline: undefined,
    checked: { on: '2026-11-21', against: 'unchecked', result: 'not-checked' },
    reviewBy: '2027-11-21',
    inForceFrom: '1990',
    inForceTo: undefined,
    ...more,
  }
}
