import { msg } from '#shared/i18n/message.ts'
import type { ScheduleAction } from '#shared/points/scheduleActions.ts'

/** The words of each action on a schedule, as source strings. */
export const scheduleActionLabels: Record<
  ScheduleAction,
  { label: string; question: string; confirm: string; danger: boolean }
> = {
  use: {
    label: msg('Put into use'),
    question: msg('Put this schedule into use?'),
    confirm: msg('Yes, put it into use'),
    danger: false,
  },
  default: {
    label: msg('Make it the default'),
    question: msg('Make this the default schedule?'),
    confirm: msg('Yes, make it the default'),
    danger: false,
  },
  archive: {
    label: msg('Archive'),
    question: msg('Archive this schedule?'),
    confirm: msg('Yes, archive it'),
    danger: true,
  },
  delete: {
    label: msg('Delete'),
    question: msg('Delete this schedule?'),
    confirm: msg('Yes, delete it'),
    danger: true,
  },
}
