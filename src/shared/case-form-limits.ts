/** Limits of the case form, apart from its schema so that the browser needs no schema library. */
export const FACTS_MIN_LENGTH = 15
export const FACTS_MAX_LENGTH = 20_000

/** The option of the jurisdiction list that means the country as a whole. */
export const OTHER_REGION = 'other'
