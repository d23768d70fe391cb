import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import {
  HourRange,
  MOST_EXCEPTIONS,
  MOST_SCHEDULES,
  NewAvailabilityOverride,
  NewAvailabilitySchedule,
  NewTimeOff,
  OverrideDays,
  TimeOff,
  timeOffReasons,
} from './availability.ts'
import { Day, Id, Instant, LanguageCode, Page, PathId } from './common.ts'
import { oneOrMany } from './oneOrMany.ts'
import { ZoneName } from './siteSettings.ts'
import { OwnSession } from './sessionLists.ts'

const span = { from: Instant, until: Instant }

/** A range of time in UTC: `from` is included, `until` is not. */
const Span = z.strictObject(span)

/** A schedule, an override or time off in an address. */
export const HoursPath = z.object({ id: PathId })

/** The pause before and after sessions, in minutes: at most four hours. */
export const MOST_GAP_MINUTES = 240

/** The choices of a person who teaches. */
export const InstructorChoices = z.strictObject({
  /** Counts all changes; 1: the defaults. */
  revision: z.int().positive(),
  /** The pause before and after each session. */
  gap_minutes: z.int().min(0).max(MOST_GAP_MINUTES),
  /** The zone in which the calendar is shown, during travel; `null`: the person's own zone. */
  travel_time_zone: ZoneName.nullable(),
})
export type InstructorChoices = z.infer<typeof InstructorChoices>

export const InstructorChoicesChange = z.strictObject({
  revision: InstructorChoices.shape.revision,
  ...InstructorChoices.omit({ revision: true }).partial().shape,
})
export type InstructorChoicesChange = z.infer<typeof InstructorChoicesChange>

/** A change of the clock in a schedule's time zone: its hours keep their local times. */
export const HoursClockChange = z.strictObject({
  schedule: Id,
  /** IANA name. */
  time_zone: z.string(),
  at: Instant,
  /** The day of the change on the clock of the schedule. */
  day: Day,
  /** How far the clock goes forward (positive) or back. */
  minutes: z.int(),
  /** The difference from UTC before and after it, in minutes. */
  from_offset: z.int(),
  until_offset: z.int(),
  /** The hours of that day that become shorter or longer, or move. */
  within: z.array(HourRange),
  /** The first hours on or after that day; `null`: the schedule has none. */
  next: HourRange.nullable(),
})
export type HoursClockChange = z.infer<typeof HoursClockChange>

/** Everything on the calendar of the user in a span; times beyond the span are cut. */
export const OwnCalendar = z.strictObject({
  /** IANA name: the zone in which the calendar is shown. */
  time_zone: z.string(),
  /** Weekly hours and overrides. */
  hours: z.array(Span),
  /** As others see it. */
  free: z.array(Span),
  /** The busy times of subscribed calendars. */
  busy: z.array(z.strictObject({ calendar: Id.nullable(), ...span })),
  time_off: z.array(TimeOff),
  /** The sessions that the user has confirmed or is asked for. */
  sessions: z.array(OwnSession),
  clock_changes: z.array(HoursClockChange),
})
export type OwnCalendar = z.infer<typeof OwnCalendar>

const uncoveredChange = z
  .strictObject({
    time_off: NewTimeOff,
    /** With the id of the saved one that it replaces; `id: null`: a new one. */
    override: NewAvailabilityOverride.safeExtend({ id: Id.nullable().default(null) }),
    /** One of a schedule that is not saved yet: its days are days of this time zone. */
    unsaved_override: OverrideDays.safeExtend({ time_zone: ZoneName }),
    /** As `override`. */
    schedule: NewAvailabilitySchedule.safeExtend({ id: Id.nullable() }),
    /** The id of an override, or of a schedule, that is deleted; one that does not exist changes nothing. */
    removed_override: Id,
    removed_schedule: Id,
  })
  .partial()

const isOne = (wish: object) => Object.values(wish).filter((one) => one !== undefined).length === 1
const notOne = { message: msg('Send one change, or a list of changes.'), params: { code: 'one' } }

/** One change of the hours of a person before it is saved. */
export const UncoveredChange = uncoveredChange.refine(isOne, notOne)
export type UncoveredChange = z.infer<typeof UncoveredChange>

/** One change, or all changes of a save in their order. */
export const UncoveredWish = uncoveredChange
  .extend({
    changes: z
      .array(UncoveredChange)
      .max(2 * (MOST_SCHEDULES + MOST_EXCEPTIONS))
      .optional(),
  })
  .refine(isOne, notOne)
export type UncoveredWish = z.infer<typeof UncoveredWish>

/** A session of the user that would no longer be covered. */
export const UncoveredSession = OwnSession.pick({
  id: true,
  training: true,
  title: true,
  from: true,
  until: true,
  time_zone: true,
})
export type UncoveredSession = z.infer<typeof UncoveredSession>

/** The filters of the list of people who teach; several values of one filter are alternatives. */
export const CoursePeopleQuery = z.strictObject({
  /** A part of the name. */
  s: z.string().max(200).optional(),
  organization: oneOrMany(z.coerce.number().pipe(Id)),
  country: oneOrMany(z.string().regex(/^[A-Z]{2}$/)),
  language: z
    .union([z.array(LanguageCode).max(100), z.string()])
    .optional()
    .meta({ description: 'The language of the answer; `language[]` are the languages of the people.' }),
  /** People who taught a session of this training, or are planned for one. */
  training: oneOrMany(z.coerce.number().pipe(Id)),
  ...Page.shape,
})
export type CoursePeopleQuery = z.infer<typeof CoursePeopleQuery>

/** A person who teaches, as course administrators see them. */
export const CoursePerson = z.strictObject({
  uid: Id,
  full_name: z.string(),
  avatar: z.string().nullable(),
  organizations: z.array(z.string()),
  /** The job title in the user's language. */
  title: z.string().nullable(),
  /** IANA name. */
  time_zone: z.string(),
})
export type CoursePerson = z.infer<typeof CoursePerson>

export const busyKinds = ['time_off', 'external_busy'] as const

/** The time of a person as course administrators see it; times beyond the span are cut. */
export const CourseCalendar = z.strictObject({
  uid: Id,
  free: z.array(Span),
  busy: z.array(
    z.strictObject({
      ...span,
      kind: z.enum(busyKinds),
      /** Of time off. */
      reason: z.enum(timeOffReasons).optional(),
      /** Only a note that the person has shown to course administrators. */
      note: z.string().optional(),
    }),
  ),
  /** Sessions that are not cancelled and that the person has not declined. */
  sessions: z.array(
    OwnSession.pick({ id: true, title: true, training: true, from: true, until: true, state: true, status: true }),
  ),
})
export type CourseCalendar = z.infer<typeof CourseCalendar>
