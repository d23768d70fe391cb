/** A day of 24 hours in milliseconds. */
export const DAY_MS = 86_400_000

/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000

/** A day of 24 hours in minutes. */
export const DAY_MINUTES = 24 * 60
