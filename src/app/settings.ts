/** How long the pieces of a shutdown may take together. */
export const SHUTDOWN_LIMIT_MS = 10_000
/** A connection on which nothing moves for this long is ended; open sockets have a heartbeat of their own. */
export const SILENCE_LIMIT_MS = 60_000
/** A paid case is analysed by a job when the browser has not come back within this time. */
export const ANALYSIS_JOB_DELAY_SECONDS = 12
