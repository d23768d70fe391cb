import type {
  AvailabilityOverride,
  HourRange,
  NewTimeOff,
  TimeOff,
  TimeOffReason,
} from '#shared/contract/availability.ts'
import type { UncoveredChange } from '#shared/contract/instructorCalendars.ts'
import { fromWallTime, toWallTime } from '#shared/i18n/wallTime.ts'
import { type AvailabilityValues, storedId } from './availabilityValues.ts'

export type ExceptionKind = 'time_off' | 'hours' | 'closed'

/** Time off or an override as the dialog holds it: the fields of every kind. */
export interface ExceptionFields {
  kind: ExceptionKind
  /** Days, the last one included. */
  from: string
  until: string
  allDay: boolean
  /** Times of a clock, for time off that is not of whole days. */
  fromTime: string
  untilTime: string
  reason: TimeOffReason
  note: string
  notePublic: boolean
  ranges: HourRange[]
}

/** The fields of a new exception on a day. */
export function newExceptionFields(day: string): ExceptionFields {
  return {
    kind: 'time_off',
    from: day,
    until: day,
    allDay: true,
    fromTime: '09:00',
    untilTime: '17:00',
    reason: 'vacation',
    note: '',
    notePublic: false,
    ranges: [{ from: '09:00', until: '12:00' }],
  }
}

/** Fields for a saved time off; its times are shown on the clock of `zone`. */
export function fieldsOfTimeOff(timeOff: TimeOff, zone: string): ExceptionFields {
  const { all_day, from, until, reason, note, note_public } = timeOff
  const own = { allDay: all_day, reason, note, notePublic: note_public }
  if (all_day) return { ...newExceptionFields(from), ...own, until }
  const [start, end] = [toWallTime(from, zone), toWallTime(until, zone)]
  return {
    ...newExceptionFields(start.slice(0, 10)),
    ...own,
    until: end.slice(0, 10),
    fromTime: start.slice(11),
    untilTime: end.slice(11),
  }
}

/** Fields for a saved override; one without hours offers the usual ones. */
export function fieldsOfOverride({ kind, from, until, ranges }: AvailabilityOverride): ExceptionFields {
  const fields = newExceptionFields(from)
  return { ...fields, kind, until, ranges: ranges.length > 0 ? [...ranges] : fields.ranges }
}

/** The time off that the fields say; `null` while they are not complete. */
export function timeOffOfFields(fields: ExceptionFields, zone: string): NewTimeOff | null {
  const { from, until, allDay, fromTime, untilTime, reason, note, notePublic } = fields
  const own = { reason, note: note.trim(), note_public: notePublic }
  if (from === '' || until === '' || until < from) return null
  if (allDay) return { all_day: true, from, until, ...own }
  const [start, end] = [fromWallTime(`${from}T${fromTime}`, zone), fromWallTime(`${until}T${untilTime}`, zone)]
  return start !== null && end !== null && start < end ? { all_day: false, from: start, until: end, ...own } : null
}

/** The override that the fields say; `null` while they are not complete. */
export function overrideOfFields(
  { kind, from, until, ranges }: ExceptionFields,
  schedule: number,
): Omit<AvailabilityOverride, 'id'> | null {
  if (from === '' || until === '' || until < from) return null
  if (kind !== 'hours') return { schedule, from, until, kind: 'closed', ranges: [] }
  const isComplete = ranges.length > 0 && ranges.every((range) => range.from < range.until)
  return isComplete ? { schedule, from, until, kind: 'hours', ranges } : null
}

interface Asked {
  zone: string
  schedule: number
  /** Of the override that changes; a new one has none. */
  id?: number | undefined
  schedules: AvailabilityValues['schedules']
}

/** The question about sessions that become uncovered; `null` while the fields are not complete. */
export function wishOfFields(
  fields: ExceptionFields,
  { zone, schedule, id = -1, schedules }: Asked,
): UncoveredChange | null {
  if (fields.kind === 'time_off') {
    const timeOff = timeOffOfFields(fields, zone)
    return timeOff && { time_off: timeOff }
  }
  const override = overrideOfFields(fields, schedule)
  return override && overrideWish({ id, ...override }, schedules)
}

/** The question about an override. The server does not know the id of a schedule that is not saved yet. */
export function overrideWish(
  { id, schedule, ...days }: AvailabilityOverride,
  schedules: AvailabilityValues['schedules'],
): UncoveredChange {
  const own = schedule > 0 ? undefined : schedules[schedule]
  return own
    ? { unsaved_override: { ...days, time_zone: own.time_zone } }
    : { override: { ...days, schedule, id: storedId(id) } }
}
