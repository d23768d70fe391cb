import type { Rule, Trigger } from './rules.ts'
import { msg } from '../i18n/message.ts'

/** A rule as a learner reads it. */
export interface WayToEarn {
  id: string
  name: string
  /** The language of the name. */
  lang: string
  trigger: Trigger
  points: number
  /** The points are those of a full score. */
  isByScore: boolean
  /** How often it earns, as source strings with what goes into them. */
  limits: { message: string; count?: number }[]
  /** The last moment at which it earns; `null`: no end is set. */
  until: string | null
}

/** What a learner does to earn, by trigger. */
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

const byTraining: readonly Trigger[] = ['training_completed', 'session_attended', 'test_passed', 'certificate_issued']

/** How often a rule earns, the most telling limit first. */
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
  if (repeat === 'once_per_object' && byTraining.includes(trigger)) return [{ message: msg('Once for each training') }]
  return []
}
