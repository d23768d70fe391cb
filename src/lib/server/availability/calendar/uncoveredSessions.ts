import { type InstructorCalendar, timeOffOf } from '#shared/availability/calendar.ts'
import { hoursIn } from '#shared/availability/hours.ts'
import { meetsOne, overlap, type TimeRange, without } from '#shared/availability/ranges.ts'
import { MAX_ID } from '#shared/contract/common.ts'
import type { UncoveredChange, UncoveredSession, UncoveredWish } from '#shared/contract/instructorCalendars.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../../db/database.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { calendarRows } from './calendarRows.ts'
import { calendarsFrom, rangeOfRow } from './calendarsOf.ts'
import { isKnownToOwner } from './ownCalendar.ts'
import { checkOwnSchedule } from './saveOverride.ts'

/** Later than all sessions. */
const FAR = Date.UTC(8999, 0)

/**
 * The coming sessions of a person, confirmed or requested, that would no longer be covered after one change, or
 * after all of a list: time off would come over them, or hours would no longer hold them. Nothing is saved.
 * @throws Refusal 400 for a schedule of somebody else
 */
export async function uncoveredSessions(
  reader: Reader,
  { uid, now }: { uid: number; now: Date },
  wish: UncoveredWish,
): Promise<UncoveredSession[]> {
  if (wish.changes)
    for (const [index, change] of wish.changes.entries())
      await checkOwnSchedules(reader, uid, change, (member, field) => `changes[${index}][${member}][${field}]`)
  else await checkOwnSchedules(reader, uid, wish, (member, field) => `${member}[${field}]`)
  const rows = await calendarRows(reader, [uid], { from: now.getTime(), until: FAR })
  const before = calendarsFrom(rows, (await siteFacts(reader)).timeZone).get(uid)
  if (!before) return []
  const [was, is] = [coverOf(before), coverOf((wish.changes ?? [wish]).reduce(withChange, before))]
  return rows.sessions
    .filter((row) => isKnownToOwner(row) && is(rangeOfRow(row)) < was(rangeOfRow(row)))
    .map(({ id, training_id: training, title, from_at: from, until_at: until, time_zone }) => ({
      id,
      training,
      title,
      from,
      until,
      time_zone,
    }))
}

/** How well a calendar covers a session: 0 in time off, 1 outside the hours, 2 completely. */
function coverOf(calendar: InstructorCalendar): (session: TimeRange) => 0 | 1 | 2 {
  const away = timeOffOf(calendar)
  const overridesNear = nearTo(calendar.overrides)
  return (session) => {
    if (meetsOne(away, session)) return 0
    const hours = hoursIn({ schedules: calendar.schedules, overrides: overridesNear(session) }, session)
    return without([session], hours).length === 0 ? 2 : 1
  }
}

/** The overrides whose days can meet a session: days of any zone begin within a day of those of UTC. */
function nearTo(overrides: InstructorCalendar['overrides']) {
  const dated = overrides.map((override) => ({
    override,
    from: Date.parse(override.from) - DAY_MS,
    until: Date.parse(override.until) + 2 * DAY_MS,
  }))
  return (session: TimeRange) => dated.filter((range) => overlap(range, session)).map(({ override }) => override)
}

async function checkOwnSchedules(
  reader: Reader,
  uid: number,
  { override, schedule }: UncoveredChange,
  pathOf: (member: string, field: string) => string,
): Promise<void> {
  if (override) await checkOwnSchedule(reader, uid, override.schedule, pathOf('override', 'schedule'))
  if (schedule?.id) await checkOwnSchedule(reader, uid, schedule.id, pathOf('schedule', 'id'))
}

function withChange(calendar: InstructorCalendar, change: UncoveredChange): InstructorCalendar {
  const { time_off, override, unsaved_override, schedule, removed_override, removed_schedule } = change
  if (time_off) return { ...calendar, time_off: [...calendar.time_off, time_off] }
  if (removed_override) return { ...calendar, overrides: withoutId(calendar.overrides, removed_override) }
  if (removed_schedule) return { ...calendar, schedules: withoutSchedule(calendar.schedules, removed_schedule) }
  if (override) {
    // Of two overrides of the same length, the newer one counts.
    const own = { ...override, id: override.id ?? MAX_ID }
    return { ...calendar, overrides: [...withoutId(calendar.overrides, override.id), own] }
  }
  if (unsaved_override) return withUnsavedOverride(calendar, unsaved_override)
  return schedule ? { ...calendar, schedules: withSchedule(calendar.schedules, schedule) } : calendar
}

/** Overrides replace the hours of all schedules, so of its own one only the time zone counts. */
function withUnsavedOverride(
  { schedules, overrides, ...calendar }: InstructorCalendar,
  { time_zone, ...days }: NonNullable<UncoveredChange['unsaved_override']>,
): InstructorCalendar {
  const dates = { valid_from: null, valid_until: null }
  const own = { id: -1 - schedules.length, time_zone, is_default: false, ...dates, weekly: [] }
  return {
    ...calendar,
    schedules: [...schedules, own],
    overrides: [...overrides, { ...days, id: MAX_ID, schedule: own.id }],
  }
}

function withSchedule(
  schedules: InstructorCalendar['schedules'],
  schedule: NonNullable<UncoveredChange['schedule']>,
): InstructorCalendar['schedules'] {
  const others = withoutId(schedules, schedule.id)
  const saved = schedules.find(({ id }) => id === schedule.id)
  const is_default = schedule.is_default || saved?.is_default === true || others.length === 0
  return [
    ...others.map((other) => ({ ...other, is_default: other.is_default && !is_default })),
    { ...schedule, id: schedule.id ?? MAX_ID, is_default },
  ]
}

/** The overrides of the schedule count no more without it. After the default, the oldest other one is the default. */
function withoutSchedule(schedules: InstructorCalendar['schedules'], id: number): InstructorCalendar['schedules'] {
  const others = withoutId(schedules, id)
  if (others.some(({ is_default }) => is_default)) return others
  const oldest = Math.min(...others.map((other) => other.id))
  return others.map((other) => ({ ...other, is_default: other.id === oldest }))
}

function withoutId<Thing extends { id: number }>(things: readonly Thing[], id: number | null): Thing[] {
  return things.filter((thing) => thing.id !== id)
}
