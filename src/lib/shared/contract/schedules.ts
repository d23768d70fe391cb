import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { ScheduleTerms } from '../points/scheduleTerms.ts'
import { Day, Id, Instant, MAX_ID } from './common.ts'

export const scheduleStatuses = ['draft', 'active', 'archived'] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

const texts = {
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(2000),
}

/** An expiry schedule, with the terms that points get which are earned now. */
export const Schedule = z.strictObject({
  id: Id,
  ...texts,
  status: z.enum(scheduleStatuses),
  /** What is earned without a schedule of its own expires by the default one. */
  is_default: z.boolean(),
  terms: ScheduleTerms,
  /** Counts the changes of the terms: points keep those that they were earned under. */
  version: z.int().positive(),
  /** Counts all changes; a change names the one that it starts from. */
  revision: z.int().positive(),
  created: Instant,
  changed: Instant,
})
export type Schedule = z.infer<typeof Schedule>

export const NewSchedule = z.strictObject({
  name: texts.name,
  description: texts.description.default(''),
  terms: ScheduleTerms,
  status: z.enum(['draft', 'active']).default('draft'),
  is_default: z.boolean().default(false),
})
export type NewSchedule = z.infer<typeof NewSchedule>

export const ScheduleChange = z.strictObject({
  /** As the schedule was read. */
  revision: z.int().positive(),
  name: texts.name.optional(),
  description: texts.description.optional(),
  terms: ScheduleTerms.optional(),
  status: z.enum(scheduleStatuses).optional(),
  is_default: z.boolean().optional(),
})
export type ScheduleChange = z.infer<typeof ScheduleChange>

export const SchedulePath = z.object({ id: z.coerce.number().int().positive().max(MAX_ID) })

export const ScheduleQuery = z.object({ status: z.enum(scheduleStatuses).optional() })

/** New terms, a schedule as it is, or a schedule under new terms. */
export const ScheduleWish = z
  .strictObject({ schedule: Id.optional(), terms: ScheduleTerms.optional() })
  .refine(({ schedule, terms }) => schedule !== undefined || terms !== undefined, {
    path: ['terms'],
    message: msg('This field is required.'),
    params: { code: 'required' },
  })
export type ScheduleWish = z.infer<typeof ScheduleWish>

const Amount = { people: z.int().min(0), points: z.int().min(0) }

/** What would become of the points that were earned in the days before. */
export const ScheduleSimulation = z.strictObject({
  /** The first day that was looked at. */
  since: Day,
  /** Everything that was looked at: what is left of it now. */
  ...Amount,
  /** What would expire, by its last day; a day in the past would have been. */
  expiring: z.array(z.strictObject({ date: Day, ...Amount })),
  /** What would never expire. */
  staying: z.strictObject(Amount),
})
export type ScheduleSimulation = z.infer<typeof ScheduleSimulation>
