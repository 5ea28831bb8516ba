// Apart from the contract, so that the browser gets the number without the schemas.

/** Longest message a reader may send with a report of an error. */
export const REPORT_MESSAGE_MAX = 2_000
