import { toInstant } from './instant.ts'

/* Days of time zones, by Temporal, which some supported browsers do not have. Arithmetic of days as texts is in `days.ts`. */

/** The day of a time in `timeZone` (IANA). */
export function dayOf(moment: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
}

/**
 * The first moment (UTC text) of a day in `timeZone` (IANA).
 * @throws RangeError if there is no such day
 */
export function startOfDay(day: Temporal.PlainDate | string, timeZone: string): string {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(timeZone)
  return toInstant(new Date(start.epochMilliseconds))
}

/**
 * The first moment (UTC text) after a day in `timeZone` (IANA).
 * @throws RangeError if there is no such day
 */
export function endOfDay(day: Temporal.PlainDate | string, timeZone: string): string {
  return startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }), timeZone)
}
