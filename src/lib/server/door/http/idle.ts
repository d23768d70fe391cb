/** A connection on which nothing moves is closed after this time. It is longer than a response and the wait after it. */
export const IDLE_MS = 75_000
