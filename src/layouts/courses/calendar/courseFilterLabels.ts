import type { CoursePlace } from '#shared/availability/courseCalendar/courseAddress.ts'
import { msg } from '#shared/i18n/message.ts'

/** The name of each filter, as a source string. */
export const courseFilterLabels: Record<Exclude<keyof CoursePlace, 'view' | 'span' | 'page'>, string> = {
  s: msg('Name'),
  organization: msg('Organisation'),
  country: msg('Country'),
  language: msg('Language'),
  training: msg('Training'),
  date: msg('Date'),
  severity: msg('Severity'),
}
