// src/lib/shared/time.ts
/** A day of 24 hours in milliseconds. */
var DAY_MS = 864e5;
/** An hour in milliseconds. */
var HOUR_MS = 36e5;
/** A minute in milliseconds. */
var MINUTE_MS = 6e4;
export { HOUR_MS as n, MINUTE_MS as r, DAY_MS as t };
