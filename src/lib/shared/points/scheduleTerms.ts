import { z } from 'zod'
import { RealDay } from '../contract/common.ts'
import { msg } from '../i18n/message.ts'

/** The activities that can restart a sliding period. */
export const activities = ['earn', 'spend', 'login'] as const
export type Activity = (typeof activities)[number]

export const lotUnits = ['days', 'months', 'years'] as const
export const roundings = ['none', 'month', 'quarter', 'year'] as const

/** The largest numbers of the terms. */
export const scheduleLimits = { amount: 3650, minAgeDays: 3650, noticeDays: 365, graceDays: 30, yearDays: 12 } as const

const period = { amount: z.int().min(1).max(scheduleLimits.amount), unit: z.enum(lotUnits) }

const announced = {
  /** How many days before the last day the learner gets a notice. */
  notice_days: z.array(z.int().min(1).max(scheduleLimits.noticeDays)).max(3).default([30, 7, 1]),
  /** How many days after its last day a lot can still be spent. */
  grace_days: z.int().min(0).max(scheduleLimits.graceDays).default(0),
}

/** A day of every year, `MM-dd`; 29 February means the 28th in other years. */
const MonthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .refine((date) => RealDay.safeParse(`2024-${date}`).success, msg('There is no such day.'))

/** The terms of a version of an expiry schedule: when points that are earned under it expire. */
export const ScheduleTerms = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('never'), ...announced }),
  /** A time after the day of earning, optionally rounded up to the end of a month, quarter or year. */
  z.strictObject({ type: z.literal('rolling'), ...period, round_to: z.enum(roundings).default('none'), ...announced }),
  /** On the next of these days of the year, if the points are old enough by then. */
  z.strictObject({
    type: z.literal('calendar'),
    dates: z.array(MonthDay).min(1).max(scheduleLimits.yearDays),
    min_age_days: z.int().min(0).max(scheduleLimits.minAgeDays).default(0),
    ...announced,
  }),
  /** On one fixed day; points that are earned after it do not expire. */
  z.strictObject({ type: z.literal('fixed'), date: RealDay, ...announced }),
  /** A time after the learner's last activity of these kinds. */
  z.strictObject({
    type: z.literal('sliding'),
    ...period,
    reset_by: z.array(z.enum(activities)).min(1).max(3),
    ...announced,
  }),
])
export type ScheduleTerms = z.infer<typeof ScheduleTerms>

export const scheduleTypes = ['never', 'rolling', 'calendar', 'fixed', 'sliding'] as const
export type ScheduleType = (typeof scheduleTypes)[number]
