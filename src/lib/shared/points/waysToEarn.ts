import type { Rule, Trigger } from './rules.ts'
import { msg } from '../i18n/message.ts'
import { trainingTriggers } from './trainingTriggers.ts'

/** An earning rule as the learner sees it. */
export interface WayToEarn {
  id: string
  name: string
  /** The language of the name. */
  lang: string
  trigger: Trigger
  points: number
  /** Whether the points are those of a full score. */
  isByScore: boolean
  /** The trainings and topics in which it earns; none: any. */
  filters: Pick<Rule['filters'], 'trainings' | 'terms'>
  /** How often it earns: source strings with their values. */
  limits: { message: string; count?: number }[]
  /** The last time at which it earns; `null`: no end. */
  until: string | null
}

/** The labels of the triggers. */
export const triggerWays: Record<Trigger, string> = {
  training_completed: msg('Complete a training'),
  session_attended: msg('Attend a live session'),
  test_passed: msg('Pass a test'),
  certificate_issued: msg('Earn a certificate'),
  survey_submitted: msg('Answer a survey'),
  review_posted: msg('Write a review'),
  profile_completed: msg('Complete your profile'),
  first_login: msg('Log in for the first time'),
  daily_login: msg('Visit the site'),
}

/** The limits of a rule, the strictest first. */
export function limitsOf({ trigger, repeat, period, max, filters }: Rule): WayToEarn['limits'] {
  const often = [
    { message: msg('{{count}} times a day at most'), count: max.day },
    { message: msg('{{count}} times a week at most'), count: max.week },
    { message: msg('{{count}} times a month at most'), count: max.month },
  ].flatMap(({ message, count }) => (count === null ? [] : [{ message, count }]))
  const score = filters.min_score === null ? [] : [{ message: msg('From {{count}}% on'), count: filters.min_score }]
  return [...score, ...repeated({ trigger, repeat, period, max }), ...often]
}

const periodWords = {
  day: msg('Once a day'),
  week: msg('Once a week'),
  month: msg('Once a month'),
  year: msg('Once a year'),
} as const

function repeated({ trigger, repeat, period, max }: Pick<Rule, 'trigger' | 'repeat' | 'period' | 'max'>) {
  if (max.lifetime === 1 || trigger === 'first_login' || trigger === 'profile_completed')
    return [{ message: msg('Once') }]
  if (repeat === 'periodic' && period) return [{ message: periodWords[period] }]
  if (repeat === 'once_per_object' && trainingTriggers.includes(trigger))
    return [{ message: msg('Once for each training') }]
  return []
}
