import { msg, type Translate } from '../i18n/message.ts'
import type { ScheduleStory } from './scheduleStory.ts'
import type { Activity, ScheduleTerms, ScheduleType } from './scheduleTerms.ts'
import { yearDaySetOf } from './yearDays.ts'

export const scheduleTypeLabels: Record<ScheduleType, { label: string; hint: string }> = {
  never: { label: msg('Never'), hint: msg('Points stay.') },
  rolling: { label: msg('Rolling'), hint: msg('A time after the day of earning.') },
  calendar: { label: msg('Calendar'), hint: msg('On fixed days of every year.') },
  fixed: { label: msg('Fixed day'), hint: msg('All points on one day.') },
  sliding: { label: msg('Sliding'), hint: msg('A time after the last activity.') },
}

export const activityLabels: Record<Activity, string> = {
  earn: msg('earning points'),
  spend: msg('redeeming points'),
  login: msg('logging in'),
}

/** How the words show a day, a day of every year (`MM-dd`), and a list. */
export interface ScheduleFormats {
  date(day: string): string
  monthDay(date: string): string
  list(items: readonly string[]): string
}

/** The rule of a schedule as one or two sentences. */
export function scheduleSentence(terms: ScheduleTerms, t: Translate, format: ScheduleFormats): string {
  const main = mainSentence(terms, t, format)
  if (terms.grace_days === 0 || terms.type === 'never') return main
  return `${main} ${t('They can still be spent for {{period}} after that.', { period: period(terms.grace_days, 'days', t) })}`
}

function mainSentence(terms: ScheduleTerms, t: Translate, format: ScheduleFormats): string {
  switch (terms.type) {
    case 'never':
      return t('Points never expire.')
    case 'rolling': {
      const values = { period: period(terms.amount, terms.unit, t) }
      return {
        none: t('Points expire {{period}} after they were earned.', values),
        month: t('Points expire {{period}} after they were earned, at the end of that month.', values),
        quarter: t('Points expire {{period}} after they were earned, at the end of that quarter.', values),
        year: t('Points expire {{period}} after they were earned, at the end of that year.', values),
      }[terms.round_to]
    }
    case 'calendar': {
      const ends = yearDaySetOf(terms.dates)
      const dates = format.list(terms.dates.map(format.monthDay))
      const age = period(terms.min_age_days, 'days', t)
      const isOfAnyAge = terms.min_age_days === 0
      if (ends === 'month' && isOfAnyAge) return t('Points expire at the end of each month.')
      if (ends === 'month')
        return t('Points expire at the end of each month, if they are at least {{age}} old.', { age })
      if (ends === 'quarter' && isOfAnyAge) return t('Points expire at the end of each quarter.')
      if (ends === 'quarter')
        return t('Points expire at the end of each quarter, if they are at least {{age}} old.', { age })
      if (isOfAnyAge) return t('Points expire each year on {{dates}}.', { dates })
      return t('Points expire each year on {{dates}}, if they are at least {{age}} old.', { dates, age })
    }
    case 'fixed':
      return t('All points expire on {{date}}. Points that are earned later stay.', { date: format.date(terms.date) })
    case 'sliding':
      return t('Points expire {{period}} after the last activity ({{activities}}).', {
        period: period(terms.amount, terms.unit, t),
        activities: format.list(terms.reset_by.map((activity) => t(activityLabels[activity]))),
      })
  }
}

/** One day in the life of points. */
export interface StoryLine {
  /** A source string. */
  label: string
  day: string | null
  text: string
}

/** The life of points as a list of days with words. */
export function storyLines(
  terms: ScheduleTerms,
  { earned, unrounded, notices, last, grace, expired }: ScheduleStory,
  t: Translate,
  format: ScheduleFormats,
): StoryLine[] {
  if (last === null || expired === null)
    return [
      { label: msg('Earned'), day: earned, text: '' },
      { label: msg('Last day'), day: null, text: stayingWords(terms, t, format) },
    ]
  return [
    { label: msg('Earned'), day: earned, text: '' },
    ...notices.map(({ day, days }, index) => ({
      label: index === 0 ? msg('First announced') : msg('Announced again'),
      day,
      text: t('{{period}} before the last day', { period: period(days, 'days', t) }),
    })),
    { label: msg('Last day'), day: last, text: reasonWords(terms, unrounded, t, format) },
    ...(grace === null
      ? []
      : [
          {
            label: msg('Grace until'),
            day: grace,
            text: t('Points can still be spent. Learners are not notified of it.'),
          },
        ]),
    { label: msg('Expired'), day: expired, text: '' },
  ]
}

function stayingWords(terms: ScheduleTerms, t: Translate, format: ScheduleFormats): string {
  if (terms.type !== 'fixed') return t('These points never expire.')
  return t('These points stay, because they were earned after {{date}}.', { date: format.date(terms.date) })
}

/** Why the last day is that day. */
function reasonWords(terms: ScheduleTerms, unrounded: string | null, t: Translate, format: ScheduleFormats): string {
  switch (terms.type) {
    case 'rolling': {
      const values = { period: period(terms.amount, terms.unit, t) }
      if (unrounded === null) return t('because it is {{period}} after the day of earning', values)
      const rounded = { ...values, date: format.date(unrounded) }
      return {
        none: t('because it is {{period}} after the day of earning', values),
        month: t('because the period ({{period}}) ends on {{date}}, and the rest of that month is added', rounded),
        quarter: t('because the period ({{period}}) ends on {{date}}, and the rest of that quarter is added', rounded),
        year: t('because the period ({{period}}) ends on {{date}}, and the rest of that year is added', rounded),
      }[terms.round_to]
    }
    case 'calendar':
      if (terms.min_age_days === 0) return t('because it is the next of the chosen days')
      return t('because it is the next of the chosen days on which the points are {{age}} old', {
        age: period(terms.min_age_days, 'days', t),
      })
    case 'fixed':
      return t('because all points of this schedule end on that day')
    case 'sliding':
      return t('because it is {{period}} after the last activity. Each activity starts the period again.', {
        period: period(terms.amount, terms.unit, t),
      })
    case 'never':
      return ''
  }
}

function period(count: number, unit: 'days' | 'months' | 'years', t: Translate): string {
  return {
    days: t('{{count}} days', { count }),
    months: t('{{count}} months', { count }),
    years: t('{{count}} years', { count }),
  }[unit]
}

/** The strings of these words, for islands. */
export const scheduleStrings: readonly string[] = [
  ...Object.values(scheduleTypeLabels).flatMap(({ label, hint }) => [label, hint]),
  ...Object.values(activityLabels),
  msg('They can still be spent for {{period}} after that.'),
  msg('Points never expire.'),
  msg('Points expire {{period}} after they were earned.'),
  msg('Points expire {{period}} after they were earned, at the end of that month.'),
  msg('Points expire {{period}} after they were earned, at the end of that quarter.'),
  msg('Points expire {{period}} after they were earned, at the end of that year.'),
  msg('Points expire at the end of each month.'),
  msg('Points expire at the end of each month, if they are at least {{age}} old.'),
  msg('Points expire at the end of each quarter.'),
  msg('Points expire at the end of each quarter, if they are at least {{age}} old.'),
  msg('Points expire each year on {{dates}}.'),
  msg('Points expire each year on {{dates}}, if they are at least {{age}} old.'),
  msg('All points expire on {{date}}. Points that are earned later stay.'),
  msg('Points expire {{period}} after the last activity ({{activities}}).'),
  msg('Earned'),
  msg('First announced'),
  msg('Announced again'),
  msg('Last day'),
  msg('Grace until'),
  msg('Expired'),
  msg('{{period}} before the last day'),
  msg('Points can still be spent. Learners are not notified of it.'),
  msg('These points never expire.'),
  msg('These points stay, because they were earned after {{date}}.'),
  msg('because it is {{period}} after the day of earning'),
  msg('because the period ({{period}}) ends on {{date}}, and the rest of that month is added'),
  msg('because the period ({{period}}) ends on {{date}}, and the rest of that quarter is added'),
  msg('because the period ({{period}}) ends on {{date}}, and the rest of that year is added'),
  msg('because it is the next of the chosen days'),
  msg('because it is the next of the chosen days on which the points are {{age}} old'),
  msg('because all points of this schedule end on that day'),
  msg('because it is {{period}} after the last activity. Each activity starts the period again.'),
  msg('{{count}} days'),
  msg('{{count}} months'),
  msg('{{count}} years'),
]
