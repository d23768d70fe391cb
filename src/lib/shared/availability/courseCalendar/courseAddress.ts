import { withQuery } from '../../contract/query.ts'
import type { ConflictSeverity } from '../../contract/trainingSessions.ts'

/** The views of the course administration's calendar; `table` has the facts of the others as text. */
export const courseViews = ['day', 'week', 'month', 'table', 'conflicts'] as const
export type CourseView = (typeof courseViews)[number]

/** The days that the table can show. */
export const tableSpans = ['day', 'week', 'month'] as const
export type TableSpan = (typeof tableSpans)[number]

/** A place in the calendar: view, day, filters and page. */
export interface CoursePlace {
  /** Without it, wide screens show the day and narrow ones its table. */
  view?: CourseView | undefined
  /** The days of the table; without it, one day. */
  span?: TableSpan | undefined
  date?: string | undefined
  organization?: number | undefined
  country?: string | undefined
  language?: string | undefined
  training?: number | undefined
  /** A part of the people's names. */
  s?: string | undefined
  /** Only conflicts of this severity. */
  severity?: ConflictSeverity | undefined
  page?: number | undefined
}

export const courseCalendarPath = '/course-administration/availability'

/** The address of a place. Another page of people is only for the same filters: a change leads to the first one. */
export function courseAddress(
  { page, ...place }: CoursePlace,
  changes: CoursePlace = {},
  { keepsPage = false } = {},
): string {
  const { language, ...rest } = { ...place, ...(keepsPage && { page }), ...changes }
  return withQuery(courseCalendarPath, { ...rest, language: language === undefined ? undefined : [language] })
}

/** The filters of people that are set. */
export function peopleFilters({ organization, country, language, training, s }: CoursePlace) {
  return { organization, country, language, training, s }
}
