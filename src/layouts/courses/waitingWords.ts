import type { CourseOverview } from '#shared/availability/courseCalendar/courseOverview.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** The one sentence about the thing that waits first. */
export function waitingWords(
  { uncovered, requests, conflicts }: Pick<CourseOverview, 'uncovered' | 'requests' | 'conflicts'>,
  t: Translate,
): string {
  if (uncovered > 0) return t('{{count}} sessions have no instructor.', { count: uncovered })
  if (requests > 0) return t('{{count}} sessions wait for the answer of an instructor.', { count: requests })
  if (conflicts > 0) return t('{{count}} sessions have conflicts.', { count: conflicts })
  return t('All is well.')
}
