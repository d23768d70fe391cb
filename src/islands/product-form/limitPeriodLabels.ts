import type { limitPeriods } from '#shared/contract/productTypes.ts'
import { msg } from '#shared/i18n/message.ts'

/** The labels of the periods of a limit. */
export const limitPeriodLabels: Record<(typeof limitPeriods)[number], string> = {
  day: msg('Day'),
  week: msg('Week'),
  month: msg('Month'),
  year: msg('Year'),
  lifetime: msg('All time'),
}
