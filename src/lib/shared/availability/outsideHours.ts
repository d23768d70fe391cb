import { shortZones } from '../i18n/shortZone.ts'
import { memo } from '../memo.ts'
import type { TrainingSession } from '../contract/trainingSessions.ts'
import { type ConflictText, conflictTexts } from './conflictTexts.ts'
import { hoursIn, type PlannedHours } from './hours.ts'
import { readRange } from './ranges.ts'
import { dayAt, dayRange, minuteOfDayAt } from './wallClock.ts'

/** Says when a person works on the day of a session that is outside these hours, on the clock of the session. */
export function outsideHours(
  session: Pick<TrainingSession, 'from' | 'until' | 'time_zone'>,
  calendar: PlannedHours,
): ConflictText {
  const range = readRange(session)
  const zone = session.time_zone
  const day = dayRange(dayAt(range.from, zone), zone)
  const hours = hoursIn(calendar, { from: Math.min(day.from, range.from), until: Math.max(day.until, range.until) })
  const before = hours.findLast(({ from, until }) => from <= range.from && until < range.until)
  const after = hours.find(({ from }) => from > range.from)
  const name = zoneNames(zone)(range.from)
  const clock = (time: number) => clockText(minuteOfDayAt(time, zone))
  if (before && after) return conflictTexts.worksAround(clock(before.until), clock(after.from), name)
  if (before) return conflictTexts.worksUntil(clock(before.until), name)
  if (!after) return conflictTexts.outsideHours
  return after.until < range.until
    ? conflictTexts.worksWithin(clock(after.from), clock(after.until), name)
    : conflictTexts.worksFrom(clock(after.from), name)
}

const zoneNames = memo(500, shortZones)

function clockText(minutes: number): string {
  const digits = (number: number) => String(number).padStart(2, '0')
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}
