import { z } from 'zod'
import { Id, LanguageCode, RealInstant } from '../contract/common.ts'
import { msg } from '../i18n/message.ts'
import { Restrictions } from '../audience/restrictions.ts'
import { ruleLimits } from './ruleLimits.ts'
import { periods } from './windows.ts'

/** The types of events that can earn points. */
export const triggers = [
  'training_completed',
  'session_attended',
  'test_passed',
  'certificate_issued',
  'survey_submitted',
  'review_posted',
  'profile_completed',
  'first_login',
  'daily_login',
] as const
export type Trigger = (typeof triggers)[number]

export const repeats = ['once_per_object', 'per_completion', 'periodic'] as const

const Times = z.int().min(1).max(100_000).nullable().default(null)
const Cap = z.int().min(1).max(100_000_000).nullable().default(null)

const fields = {
  /** The name that learners read as the reason for their points, in the site's language. */
  name: z.string().trim().min(1).max(ruleLimits.nameLength),
  /** The name in other languages; '' if it is not translated. */
  translations: z
    .record(LanguageCode, z.strictObject({ name: z.string().trim().max(ruleLimits.nameLength).default('') }))
    .default({}),
  trigger: z.enum(triggers),
  enabled: z.boolean().default(true),
  points: z.int().min(1).max(ruleLimits.points),
  /** Whether the points are multiplied by the score; events without a score do not match such a rule. */
  times_score: z.boolean().default(false),
  /** The events that match: those of one of the trainings and under one of the terms; an empty list matches all. */
  filters: z
    .strictObject({
      trainings: z.array(Id).max(500).default([]),
      terms: z.array(Id).max(200).default([]),
      /** Percent. */
      min_score: z.int().min(0).max(ruleLimits.score).nullable().default(null),
    })
    .prefault({}),
  /** The learners who can earn by this rule. */
  restrictions: Restrictions.default([]),
  /** How often a learner can earn by this rule. */
  max: z.strictObject({ day: Times, week: Times, month: Times, lifetime: Times }).prefault({}),
  /** The minimum time between two events of a learner that both earn. */
  cooldown_minutes: z.int().min(0).max(527_040).default(0),
  /** The rule is for events from `from` on and before `until`. */
  from: RealInstant.nullable().default(null),
  until: RealInstant.nullable().default(null),
  /** How many days the points stay pending before they can be spent. */
  pending_days: z.int().min(0).max(ruleLimits.pendingDays).default(0),
  /** The expiry schedule of the points; `null`: the site's default. */
  schedule: Id.nullable().default(null),
  /** Whether a revoked event loses its points. */
  clawback: z.boolean().default(true),
  /** Whether the learner gets a notice. */
  notify: z.boolean().default(true),
}

const RuleId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)

/** The period in which a periodic rule earns once per object. */
const Period = z.enum(periods).nullable().default(null)

export const Rule = z.strictObject({
  id: RuleId,
  ...fields,
  repeat: z.enum(repeats).default('once_per_object'),
  period: Period,
})
export type Rule = z.infer<typeof Rule>

const document = {
  /** 0 before the first save. */
  revision: z.int().min(0),
  enabled: z.boolean(),
  /** The maximum number of points that a learner can earn by rules in a day and in a month of the site's clock. */
  daily_cap: Cap,
  monthly_cap: Cap,
}

/** The earning rules, tried from top to bottom: the first rule that matches an event decides. */
export const RulesDocument = z.strictObject({ ...document, rules: z.array(Rule).max(50) })
export type RulesDocument = z.infer<typeof RulesDocument>

/** Without `repeat`, a rule earns once per object, and a rule for daily logins once a day. */
const SentRule = z
  .strictObject({ id: RuleId.nullish(), ...fields, repeat: z.enum(repeats).optional(), period: Period })
  .transform(withRepeat)
  .superRefine(hangTogether)

/** The request body of the rules: a new rule has no identifier yet. */
export const RulesBody = z.strictObject({
  ...document,
  rules: z.array(SentRule).max(50).superRefine(areDistinct),
})
export type RulesBody = z.infer<typeof RulesBody>

/** The rules of a site before the first save. */
export const noRules: RulesDocument = { revision: 0, enabled: false, daily_cap: null, monthly_cap: null, rules: [] }

interface Repeated {
  trigger: Trigger
  repeat?: Rule['repeat'] | undefined
  period: Rule['period']
}

function withRepeat<Sent extends Repeated>(rule: Sent): Sent & Pick<Rule, 'repeat' | 'period'> {
  const { trigger, repeat, period } = rule
  if (repeat || trigger !== 'daily_login') return { ...rule, repeat: repeat ?? 'once_per_object' }
  return { ...rule, repeat: 'periodic', period: period ?? 'day' }
}

function hangTogether({ repeat, period, from, until }: Omit<Rule, 'id'>, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string, code: string) =>
    context.addIssue({ code: 'custom', path: [path], message, params: { code } })
  if (repeat === 'periodic' && period === null) refuse('period', msg('This field is required.'), 'required')
  if (repeat !== 'periodic' && period !== null) refuse('period', msg('Only a periodic rule has a period.'), 'value')
  if (from && until && from >= until) refuse('until', msg('The end must be after the start.'), 'order')
}

function areDistinct(rules: readonly { id?: string | null | undefined }[], context: z.RefinementCtx): void {
  for (const [index, { id }] of rules.entries()) {
    if (!id || rules.findIndex((rule) => rule.id === id) === index) continue
    const message = msg('Another rule has this identifier.')
    context.addIssue({ code: 'custom', path: [index, 'id'], message, params: { code: 'taken' } })
  }
}
