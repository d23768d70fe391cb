import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library'

/** The VTIMEZONE of a time zone; `undefined`: none is known. */
export function zoneText(timeZone: string): string | undefined {
  const [text = ''] = [tzlib_get_ical_block(timeZone)].flat()
  return text.startsWith('BEGIN:VTIMEZONE') ? text.replace(/^TZID:.*$/m, `TZID:${timeZone}`) : undefined
}

/**
 * Whether a wall time with this time zone is the instant for every reader: the clock shows the time only once, and the
 * VTIMEZONE, which has only the rules of today, says the same as the rules of this site.
 */
export function isExactIn(timeZone: string, instant: Date): boolean {
  if (timeZone === 'UTC' || zoneText(timeZone) === undefined) return false
  const moment = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  const wall = moment.toPlainDateTime()
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(timeZone, { disambiguation }),
  )
  if (!first || !last || !first.equals(last)) return false
  const [day = '', time = ''] = wall.toString({ smallestUnit: 'minute' }).split('T')
  return tzlib_get_offset(timeZone, day, time) === moment.offset.replace(':', '')
}
