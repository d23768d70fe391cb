import { type AvailabilityValues, listedSchedules } from '#client/availability/availabilityValues.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** The parts with unsaved changes in words. */
export function changedNames(fields: readonly string[], values: AvailabilityValues, t: Translate): string[] {
  const [only, ...others] = listedSchedules(values)
  const names: Record<string, string> = {
    schedules: only && others.length === 0 ? only.name : t('Weekly hours'),
    overrides: t('Exceptions'),
    time_off: t('Time off'),
  }
  return fields.flatMap((field) => names[field] ?? [])
}
