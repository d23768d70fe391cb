import type { CoursePlace, TableSpan } from './courseAddress.ts'

/** The days that a view shows: the table has a choice of its own. */
export function spanOfView({ view = 'day', span = 'day' }: CoursePlace): TableSpan {
  return view === 'week' || view === 'month' || view === 'day' ? view : span
}
