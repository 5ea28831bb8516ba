/** Texts given for tests carry no name, and still are somebody's words. */
export const GIVEN_TEXTS_MONTHS = 24

/** How long it can be shown that an address was erased. */
export const ERASURES_MONTHS = 36
