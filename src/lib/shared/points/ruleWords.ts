import { msg } from '../i18n/message.ts'
import { type NameOf, NAMED_VALUES, type NamedField } from './ruleNames.ts'
import type { Rule, Trigger } from './rules.ts'
import { trainingTriggers } from './trainingTriggers.ts'

/** The triggers as managers see them. */
export const triggerNames: Record<Trigger, string> = {
  training_completed: msg('Training completed'),
  session_attended: msg('Session attended'),
  test_passed: msg('Test passed'),
  certificate_issued: msg('Certificate issued'),
  survey_submitted: msg('Survey submitted'),
  review_posted: msg('Review posted'),
  profile_completed: msg('Profile completed'),
  first_login: msg('First login'),
  daily_login: msg('Daily login'),
}

/** One phrase of the sentence that a rule makes, and the field that it shows: a source string with its values. */
export interface RulePhrase {
  field: string
  message: string
  values?: Record<string, string | number>
}

export type WordedRule = Omit<Rule, 'id' | 'name' | 'translations'>

/** How the words show values. */
export interface RuleFormats {
  /** An instant as a day of the site's clock. */
  day(instant: string): string
  /** The instant at which something is over, as its last day or as a day and time of the site's clock. */
  end(instant: string): string
  nameOf: NameOf
  /** A list of names, and the number of values without one in it. */
  names(names: readonly string[], more: number): string
}

/** The phrases of a rule, in the order of the sentence: the event, its conditions, the points, and the limits. */
export function rulePhrases(rule: WordedRule, formats: RuleFormats): RulePhrase[] {
  return [
    { field: 'trigger', message: triggerPhrases[rule.trigger] },
    ...conditions(rule, formats),
    { field: 'points', ...counted(msg('give {{count}} points'), rule.points) },
    ...(rule.times_score ? [{ field: 'times_score', message: msg('in proportion to the score') }] : []),
    ...limits(rule),
    ...later(rule),
  ]
}

/** The conditions and limits of a rule without its event and its points: the line below its name. */
export function ruleFacts(rule: WordedRule, formats: RuleFormats): RulePhrase[] {
  return rulePhrases(rule, formats).filter(({ field }) => field !== 'trigger' && field !== 'points')
}

const triggerPhrases: Record<Trigger, string> = {
  training_completed: msg('When a learner completes a training'),
  session_attended: msg('When a learner attends a session'),
  test_passed: msg('When a learner passes a test'),
  certificate_issued: msg('When a learner gets a certificate'),
  survey_submitted: msg('When a learner submits a survey'),
  review_posted: msg('When a learner posts a review'),
  profile_completed: msg('When a learner completes the profile'),
  first_login: msg('When a learner logs in for the first time'),
  daily_login: msg('When a learner visits the site'),
}

function conditions({ filters, restrictions, from, until }: WordedRule, formats: RuleFormats): RulePhrase[] {
  const { min_score } = filters
  const { day, end } = formats
  return [
    ...(min_score === null
      ? []
      : [{ field: 'filters.min_score', message: msg('with {{percent}}% or more'), values: { percent: min_score } }]),
    ...subjectPhrases(filters, formats),
    ...audiencePhrases(restrictions, formats),
    ...(from === null ? [] : [{ field: 'from', message: msg('from {{day}} on'), values: { day: day(from) } }]),
    ...(until === null ? [] : [{ field: 'until', message: msg('until {{day}}'), values: { day: end(until) } }]),
  ]
}

/** The trainings and topics of a rule: named if the names are known, else counted. */
export function subjectPhrases(
  { trainings, terms }: Pick<Rule['filters'], 'trainings' | 'terms'>,
  formats: Pick<RuleFormats, 'nameOf' | 'names'>,
): RulePhrase[] {
  const inTrainings = valueNames('trainings', trainings, formats)
  const underTerms = valueNames('terms', terms, formats)
  return [
    ...(inTrainings === null
      ? some('filters.trainings', msg('in {{count}} chosen trainings'), trainings.length)
      : [{ field: 'filters.trainings', message: msg('in {{names}}'), values: { names: inTrainings } }]),
    ...(underTerms === null
      ? some('filters.terms', msg('under {{count}} chosen terms'), terms.length)
      : [{ field: 'filters.terms', message: msg('topic {{names}}'), values: { names: underTerms } }]),
  ]
}

/** Every condition on the audience must be met; the first ones are named, the others counted. */
function audiencePhrases(restrictions: Rule['restrictions'], formats: RuleFormats): RulePhrase[] {
  const named = restrictions
    .map(({ type, value }) => valueNames(type, [value].flat(), formats))
    .filter((names) => names !== null)
    .slice(0, NAMED_VALUES)
  const more =
    named.length === 0
      ? msg('with {{count}} conditions on the audience')
      : msg('with {{count}} more conditions on the audience')
  return [
    ...named.map((names) => ({ field: 'restrictions', message: msg('{{names}} only'), values: { names } })),
    ...some('restrictions', more, restrictions.length - named.length),
  ]
}

/** The names of the values of a field, if they are known; `null` if none is. */
export function valueNames(
  field: NamedField,
  values: readonly (string | number)[],
  { nameOf, names }: Pick<RuleFormats, 'nameOf' | 'names'>,
): string | null {
  const known = values
    .map((value) => nameOf(field, value))
    .filter((name) => name !== undefined)
    .slice(0, NAMED_VALUES)
  return known.length === 0 ? null : names(known, values.length - known.length)
}

const periodPhrases = {
  day: msg('once a day'),
  week: msg('once a week'),
  month: msg('once a month'),
  year: msg('once a year'),
} as const

function limits({ trigger, repeat, period, max, cooldown_minutes }: WordedRule): RulePhrase[] {
  return [
    ...(isOnce(trigger) ? [] : [{ field: 'repeat', message: oftenPhrase({ trigger, repeat, period }) }]),
    ...some('max.day', msg('at most {{count}} times a day'), max.day),
    ...some('max.week', msg('at most {{count}} times a week'), max.week),
    ...some('max.month', msg('at most {{count}} times a month'), max.month),
    ...some('max.lifetime', msg('at most {{count}} times in total'), max.lifetime),
    ...some('cooldown_minutes', msg('{{count}} minutes apart'), cooldown_minutes),
  ]
}

/** These events happen once in the life of an account. */
function isOnce(trigger: Trigger): boolean {
  return trigger === 'first_login' || trigger === 'profile_completed'
}

function oftenPhrase({ trigger, repeat, period }: Pick<WordedRule, 'trigger' | 'repeat' | 'period'>): string {
  if (repeat === 'periodic' && period) return periodPhrases[period]
  if (repeat !== 'once_per_object') return msg('each time')
  return trainingTriggers.includes(trigger) ? msg('once for each training') : msg('once for each object')
}

function later({ pending_days, notify }: WordedRule): RulePhrase[] {
  return [
    ...some('pending_days', msg('to spend after {{count}} days'), pending_days),
    ...(notify ? [] : [{ field: 'notify', message: msg('without a notice') }]),
  ]
}

function some(field: string, message: string, count: number | null): RulePhrase[] {
  return count ? [{ field, ...counted(message, count) }] : []
}

/** A field that is still empty has no number. */
function counted(message: string, count: number | null): Pick<RulePhrase, 'message' | 'values'> {
  return { message, values: { count: count ?? 0 } }
}
