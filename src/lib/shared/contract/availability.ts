import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { Day, Id, Instant, LanguageCode, RealDay, RealInstant } from './common.ts'
import { oneOrMany } from './oneOrMany.ts'
import { checkHourCounts, MOST_RANGES, MOST_WEEKLY_HOURS } from './weeklyLimits.ts'
import { isInOrder, isNotReversed, isWithinDays, notInOrder, tooLong, whenRead } from './periods.ts'
import { ZoneName } from './siteSettings.ts'

/** The time of a clock, `HH:mm`. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** The end of hours: `24:00` is the end of the day. */
const ClockEnd = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)

const hours = { from: ClockTime, until: ClockEnd }

/** Hours of a day; they do not go beyond midnight. */
export const HourRange = z.strictObject(hours).refine(isInOrder, notInOrder)
export type HourRange = z.infer<typeof HourRange>

/** Hours that come again on a day of the week, in the time zone of their schedule. */
export const WeeklyHours = z
  .strictObject({
    /** ISO 8601: Monday is 1, Sunday is 7. */
    weekday: z.int().min(1).max(7),
    ...hours,
    every_weeks: z.int().min(1).max(4).default(1),
    /** A day of a week (Monday to Sunday) in which the hours apply; they apply in the same rhythm before it. */
    anchor: RealDay.optional(),
  })
  .refine(isInOrder, notInOrder)
  .refine(({ every_weeks, anchor }) => every_weeks === 1 || anchor !== undefined, {
    when: whenRead('every_weeks', 'anchor'),
    path: ['anchor'],
    message: msg('This field is required.'),
    params: { code: 'required' },
  })
export type WeeklyHours = z.infer<typeof WeeklyHours>

/** The number of schedules that an instructor can have. */
export const MOST_SCHEDULES = 5

const scheduleFields = {
  name: z.string().trim().min(1).max(120),
  time_zone: ZoneName,
  is_default: z.boolean(),
  /** The first and the last day; `null`: no limit. */
  valid_from: RealDay.nullable(),
  valid_until: RealDay.nullable(),
  weekly: z.array(WeeklyHours).max(MOST_WEEKLY_HOURS).superRefine(checkHourCounts),
}

/** The weekly hours in which an instructor can teach. */
export const AvailabilitySchedule = z.strictObject({
  id: Id,
  /** Counts all changes; a change names the revision that it starts from. */
  revision: z.int().positive(),
  ...scheduleFields,
})
export type AvailabilitySchedule = z.infer<typeof AvailabilitySchedule>

const validInOrder = {
  when: whenRead('valid_from', 'valid_until'),
  path: ['valid_until'],
  message: msg('The end must be after the start.'),
  params: { code: 'order' },
}

function hasValidPeriod({ valid_from, valid_until }: { valid_from?: string | null; valid_until?: string | null }) {
  return !valid_from || !valid_until || valid_from <= valid_until
}

export const NewAvailabilitySchedule = z
  .strictObject({
    ...scheduleFields,
    is_default: scheduleFields.is_default.default(false),
    valid_from: scheduleFields.valid_from.default(null),
    valid_until: scheduleFields.valid_until.default(null),
    weekly: scheduleFields.weekly.default([]),
  })
  .refine(hasValidPeriod, validInOrder)
export type NewAvailabilitySchedule = z.infer<typeof NewAvailabilitySchedule>

export const AvailabilityScheduleChange = z
  .strictObject({ revision: z.int().positive(), ...z.strictObject(scheduleFields).partial().shape })
  .refine(hasValidPeriod, validInOrder)
export type AvailabilityScheduleChange = z.infer<typeof AvailabilityScheduleChange>

/** The overrides that a person can have, and the rows of time off. */
export const MOST_EXCEPTIONS = 500

export const overrideKinds = ['hours', 'closed'] as const

const overrideDays = {
  from: RealDay,
  /** The last day. */
  until: RealDay,
  /** `closed` has no ranges. */
  kind: z.enum(overrideKinds),
  ranges: z.array(HourRange).max(MOST_RANGES),
}

const overrideFields = {
  /** The days are days of this schedule's time zone. */
  schedule: Id,
  ...overrideDays,
}

/** Other hours than the weekly ones, or none, on the days of a span. */
export const AvailabilityOverride = z.strictObject({ id: Id, ...overrideFields })
export type AvailabilityOverride = z.infer<typeof AvailabilityOverride>

/** The days that an override can have: a year. */
export const MOST_OVERRIDE_DAYS = 366

/** The days of an override with their hours. */
export const OverrideDays = z
  .strictObject({ ...overrideDays, ranges: overrideDays.ranges.default([]) })
  .refine(isNotReversed, notInOrder)
  .refine(isWithinDays(MOST_OVERRIDE_DAYS - 1), tooLong)
  .refine(({ kind, ranges }) => kind === 'closed' || ranges.length > 0, {
    when: whenRead('kind', 'ranges'),
    path: ['ranges'],
    message: msg('Add at least one range of hours.'),
    params: { code: 'required' },
  })
  .refine(({ kind, ranges }) => kind === 'hours' || ranges.length === 0, {
    when: whenRead('kind', 'ranges'),
    path: ['ranges'],
    message: msg('Closed days have no hours.'),
    params: { code: 'closed' },
  })

/** A new override; a changed one must have this form too. */
export const NewAvailabilityOverride = OverrideDays.safeExtend({ schedule: overrideFields.schedule })
export type NewAvailabilityOverride = z.infer<typeof NewAvailabilityOverride>

export const AvailabilityOverrideChange = z.strictObject(overrideFields).partial()
export type AvailabilityOverrideChange = z.infer<typeof AvailabilityOverrideChange>

export const timeOffReasons = ['vacation', 'sick', 'travel', 'public_holiday', 'other'] as const
export type TimeOffReason = (typeof timeOffReasons)[number]

const timeOffFields = {
  reason: z.enum(timeOffReasons),
  note: z.string().trim().max(500),
  /** Whether course administrators can read the note. */
  note_public: z.boolean(),
}

/** Time in which a person does not teach. */
export const TimeOff = z.strictObject({
  id: Id,
  all_day: z.boolean(),
  /** The first day if `all_day`, otherwise an instant. */
  from: z.union([Day, Instant]),
  /** The last day, which is included, if `all_day`; otherwise the first instant after the time off. */
  until: z.union([Day, Instant]),
  ...timeOffFields,
})
export type TimeOff = z.infer<typeof TimeOff>

const notItsForm = msg('This value has the wrong format.')
const notAfter = {
  path: ['until'],
  message: msg('The end must be after the start.'),
  params: { code: 'order' },
}
const newTimeOffFields = {
  reason: timeOffFields.reason.default('other'),
  note: timeOffFields.note.default(''),
  note_public: timeOffFields.note_public.default(false),
}

const DayOrInstant = z.union([RealDay, RealInstant])
const moments = ['from', 'until'] as const

/** New time off; changed time off must have this form too. */
export const NewTimeOff = z
  .strictObject({ all_day: z.boolean(), from: DayOrInstant, until: DayOrInstant, ...newTimeOffFields })
  .superRefine(
    (given, context) => {
      const wrong = moments.filter((name) => RealDay.safeParse(given[name]).success !== given.all_day)
      for (const name of wrong)
        context.addIssue({ code: 'custom', path: [name], message: notItsForm, params: { code: 'format' } })
      const fits = given.all_day ? isNotReversed(given) : isInOrder(given)
      if (wrong.length === 0 && !fits) context.addIssue({ code: 'custom', ...notAfter })
    },
    { when: whenRead('all_day', ...moments) },
  )
export type NewTimeOff = z.infer<typeof NewTimeOff>

export const TimeOffChange = TimeOff.omit({ id: true }).partial()
export type TimeOffChange = z.infer<typeof TimeOffChange>

/** The longest span of free time that one call reads, in days. */
export const MOST_FREE_DAYS = 93
/** The days around it still sort as text. */
export const SpanInstant = RealInstant.refine((instant) => instant < '9000', {
  message: msg('There is no such time.'),
  params: { code: 'format' },
})
const span = {
  from: SpanInstant,
  until: SpanInstant,
  /** The language of the answer. */
  language: LanguageCode.optional(),
}

/** The span of the user's free time. */
export const FreeTimeQuery = z
  .strictObject(span)
  .refine(isInOrder, notInOrder)
  .refine(isWithinDays(MOST_FREE_DAYS), tooLong)
export type FreeTimeQuery = z.infer<typeof FreeTimeQuery>

/** The people whose free time is read in one call. */
const MOST_PEOPLE = 200

/** A span of the free time of several people. */
export const FreeTimeOfPeopleQuery = z
  .strictObject({ uid: oneOrMany(z.coerce.number().pipe(Id), MOST_PEOPLE).unwrap(), ...span })
  .refine(isInOrder, notInOrder)
  .refine(isWithinDays(MOST_FREE_DAYS), tooLong)
export type FreeTimeOfPeopleQuery = z.infer<typeof FreeTimeOfPeopleQuery>

/** A maximal range in which a person is free. */
export const FreeTime = z.strictObject({ uid: Id, from: Instant, until: Instant })
export type FreeTime = z.infer<typeof FreeTime>
