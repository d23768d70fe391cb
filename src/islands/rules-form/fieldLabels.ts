import { msg } from '#shared/i18n/message.ts'

/** The labels of the fields of a rule, by their paths in the rule. */
export const fieldLabels = {
  name: msg('Name'),
  trigger: msg('Event'),
  'filters.min_score': msg('Minimum score'),
  'filters.trainings': msg('Only these trainings'),
  'filters.terms': msg('Only with these topics'),
  points: msg('Points'),
  schedule: msg('Expiry schedule'),
  pending_days: msg('Pending for'),
  repeat: msg('How often'),
  period: msg('Period'),
  'max.day': msg('Maximum times a day'),
  'max.week': msg('Maximum times a week'),
  'max.month': msg('Maximum times a month'),
  'max.lifetime': msg('Maximum times in total'),
  cooldown_minutes: msg('Time apart'),
  restrictions: msg('Audience'),
  from: msg('From'),
  until: msg('Until'),
  enabled: msg('On'),
  times_score: msg('Multiply by the score'),
  clawback: msg('Take the points back if the event is revoked'),
  notify: msg('Notify the learner'),
  translations: msg('Name in other languages'),
} as const

export type RuleField = keyof typeof fieldLabels
