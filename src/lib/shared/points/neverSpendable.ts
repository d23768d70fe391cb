import type { Rule } from './rules.ts'

/** A schedule that rules can name. */
export interface ScheduleChoice {
  value: number
  label: string
  isDefault: boolean
  /** In days (`longestLife`). */
  longestLife: number | null
}

/** Whether all points of a rule expire before they can be spent. A schedule that is not known is not judged. */
export function neverSpendable(
  { schedule, pending_days }: Partial<Pick<Rule, 'schedule' | 'pending_days'>>,
  schedules: readonly ScheduleChoice[],
): boolean {
  const own = schedules.find(({ value, isDefault }) => (schedule ? value === schedule : isDefault))
  return own !== undefined && own.longestLife !== null && (pending_days ?? 0) > own.longestLife
}
