import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { ScheduleTerms } from '../points/scheduleTerms.ts'
import { Day, Id, Instant, Page, PathId } from './common.ts'

export const scheduleStatuses = ['draft', 'active', 'archived'] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

export const SCHEDULE_NAME_LENGTH = 120

const texts = {
  name: z.string().trim().min(1).max(SCHEDULE_NAME_LENGTH),
  description: z.string().trim().max(2000),
}

/** An expiry schedule, with the terms of points that are earned now. */
export const Schedule = z.strictObject({
  id: Id,
  ...texts,
  status: z.enum(scheduleStatuses),
  /** Points without a schedule of their own expire by the default schedule. */
  is_default: z.boolean(),
  terms: ScheduleTerms,
  /** The version of the terms: points keep the terms under which they were earned. */
  version: z.int().positive(),
  /** Counts all changes; a change names the revision that it starts from. */
  revision: z.int().positive(),
  created: Instant,
  changed: Instant,
  /** The open lots that were earned under any version of the schedule, and their points. */
  held: z.strictObject({ lots: z.int().min(0), points: z.int().min(0) }),
  /** The earning rules that refer to the schedule. */
  named_by: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
export type Schedule = z.infer<typeof Schedule>

/** A version of a schedule's terms; points keep the version under which they were earned. */
export const ScheduleVersion = z.strictObject({
  version: z.int().positive(),
  terms: ScheduleTerms,
  created: Instant,
  /** `null` if it is not known who saved it. */
  saved_by: z.strictObject({ uid: Id, full_name: z.string() }).nullable(),
  held: Schedule.shape.held,
})
export type ScheduleVersion = z.infer<typeof ScheduleVersion>

export const NewSchedule = z.strictObject({
  name: texts.name,
  description: texts.description.default(''),
  terms: ScheduleTerms,
  status: z.enum(['draft', 'active']).default('draft'),
  is_default: z.boolean().default(false),
})
export type NewSchedule = z.infer<typeof NewSchedule>

export const ScheduleChange = z.strictObject({
  /** The revision that the client has read. */
  revision: z.int().positive(),
  name: texts.name.optional(),
  description: texts.description.optional(),
  terms: ScheduleTerms.optional(),
  status: z.enum(scheduleStatuses).optional(),
  is_default: z.boolean().optional(),
})
export type ScheduleChange = z.infer<typeof ScheduleChange>

export const SchedulePath = z.object({ id: PathId })

export const ScheduleVersionsQuery = Page
export type ScheduleVersionsQuery = z.infer<typeof ScheduleVersionsQuery>

export const ScheduleQuery = z.object({ status: z.enum(scheduleStatuses).optional(), ...Page.shape })
export type ScheduleQuery = z.infer<typeof ScheduleQuery>

/** New terms, an existing schedule, or an existing schedule with new terms. */
export const ScheduleWish = z
  .strictObject({ schedule: Id.optional(), terms: ScheduleTerms.optional() })
  .refine(({ schedule, terms }) => schedule !== undefined || terms !== undefined, {
    path: ['terms'],
    message: msg('This field is required.'),
    params: { code: 'required' },
  })
export type ScheduleWish = z.infer<typeof ScheduleWish>

const Amount = { people: z.int().min(0), points: z.int().min(0) }

/** The expiry of the points that were earned in the last days, under these terms. */
export const ScheduleSimulation = z.strictObject({
  /** The first day of the simulation. */
  since: Day,
  /** The points of the simulation that are left now. */
  ...Amount,
  /** The points that would expire, by their last day; a day in the past would already be over. */
  expiring: z.array(z.strictObject({ date: Day, ...Amount })),
  /** The points that would never expire. */
  staying: z.strictObject(Amount),
})
export type ScheduleSimulation = z.infer<typeof ScheduleSimulation>
