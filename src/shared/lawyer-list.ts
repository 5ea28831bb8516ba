// Apart from the contract, so that the browser gets the numbers without the schemas.

/** The five of the specification; the API accepts them always. */
export const LOCATION_SLUGS = [
  'los-angeles',
  'san-francisco',
  'san-diego',
  'new-york',
  'houston',
] as const
export const EXPERIENCE_FILTERS = ['5+', '10+', '20+'] as const

export const SEARCH_MIN_LENGTH = 2
export const LAWYERS_SHOWN_AT_FIRST = 5
/** Asked for at once; whoever wants more narrows the list. */
export const LAWYERS_ASKED = 100
/** "Show All" is offered for lists longer than this. */
export const SHOW_ALL_ABOVE = 10
export const SPECIALTIES_SHOWN = 3
