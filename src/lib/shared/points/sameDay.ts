/** The first instant of a day, and of the next one, in ms since 1970. */
interface Day {
  timeZone: string
  starts: number
  ends: number
}

let known: Day | undefined

/**
 * Whether two times are on the same day in `timeZone` (IANA). It remembers the last day: every request asks, and the
 * calendar takes longer than a statement of the database.
 */
export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  if (!known || known.timeZone !== timeZone || !isWithin(known, one)) known = dayAround(one, timeZone)
  return isWithin(known, other)
}

function isWithin({ starts, ends }: Day, moment: Date): boolean {
  return moment.getTime() >= starts && moment.getTime() < ends
}

function dayAround(moment: Date, timeZone: string): Day {
  const start = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).startOfDay()
  const next = start.toPlainDate().add({ days: 1 }).toZonedDateTime(timeZone)
  return { timeZone, starts: start.epochMilliseconds, ends: next.epochMilliseconds }
}
