import type { CourseBoard } from '#shared/availability/courseCalendar/courseBoard.ts'
import { dayColumns } from '#shared/availability/courseCalendar/dayColumns.ts'
import { type PersonTimes, timesIn } from '#shared/availability/courseCalendar/personTimes.ts'

/** One day of a person in the table. */
export interface TableDay extends PersonTimes {
  day: string
}

/** The days of a person that the table shows; of several days, only those with free time or an entry, but at least one. */
export function tableDays(times: PersonTimes, { days, timeZone }: Pick<CourseBoard, 'days' | 'timeZone'>): TableDay[] {
  const whole = dayColumns(days, { from: 0, until: 24 }, timeZone)
  const all = days.map((day, number) => ({ day, ...timesIn(times, whole[number]!) }))
  const filled = all.filter(({ free, entries }) => free.length > 0 || entries.length > 0)
  return filled.length > 0 ? filled : all.slice(0, 1)
}
