import type { Control } from 'react-hook-form'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import type { Schedule } from '#shared/contract/schedules.ts'
import type { Activity, ScheduleTerms, ScheduleType } from '#shared/points/scheduleTerms.ts'

/** The terms as the form holds them: the fields of every type, so that a change of the type loses nothing. */
export interface TermsValues {
  type: ScheduleType
  amount: number | null
  unit: 'days' | 'months' | 'years'
  round_to: 'none' | 'month' | 'quarter' | 'year'
  dates: string[]
  min_age_days: number | null
  date: string
  reset_by: Activity[]
  notice_days: (number | null)[]
  grace_days: number | null
}

/** The values of the form. */
export interface ScheduleValues {
  name: string
  description: string
  terms: TermsValues
}

export type ScheduleControl = Control<ScheduleValues, unknown, ScheduleValues>

const NOTICES = 3

const blank: TermsValues = {
  type: 'rolling',
  amount: 1,
  unit: 'years',
  round_to: 'none',
  dates: ['12-31'],
  min_age_days: 0,
  date: '',
  reset_by: ['earn', 'spend', 'login'],
  notice_days: [30, 7, 1],
  grace_days: 0,
}

/**
 * The fields of all types: those that the terms do not have get defaults. There is one field for each possible notice.
 */
export function termsValues(terms?: ScheduleTerms): TermsValues {
  const { notice_days, ...values } = { ...blank, ...terms }
  return { ...values, notice_days: Array.from({ length: NOTICES }, (_, index) => notice_days[index] ?? null) }
}

/** The values of a saved schedule; fields of other types keep what the user has typed. */
export function scheduleValues({ name, description, terms, revision }: Schedule): SavedValues<ScheduleValues> {
  return { values: { name, description, terms: termsValues(terms) }, revision }
}

/** The terms to send: the fields of the chosen type alone. */
export function sentTerms({ type, ...values }: TermsValues): object {
  const { amount, unit, round_to, dates, min_age_days, date, reset_by, notice_days, grace_days } = values
  const common = { type, notice_days: notice_days.filter((days) => days !== null), grace_days: grace_days ?? 0 }
  switch (type) {
    case 'never':
      return common
    case 'rolling':
      return { ...common, amount, unit, round_to }
    case 'calendar':
      return { ...common, dates, min_age_days: min_age_days ?? 0 }
    case 'fixed':
      return { ...common, date }
    case 'sliding':
      return { ...common, amount, unit, reset_by }
  }
}
