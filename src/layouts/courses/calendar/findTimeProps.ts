import type { FindTimeProps } from '#islands/find-time/FindTime.tsx'
import type { CourseBoard } from '#shared/availability/courseCalendar/courseBoard.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'

/** The facts of the page that Find a time needs. */
export function findTimeProps(
  { people, place, today, timeZone, sessions }: CourseBoard,
  columns: readonly TimeRange[],
): FindTimeProps {
  const zones = [...people.map(({ time_zone }) => time_zone), ...[...sessions.values()].map((one) => one.time_zone)]
  return {
    people: people.map(({ uid, full_name }) => ({ value: uid, label: full_name })),
    columns,
    place,
    today,
    zones: [...new Set([timeZone, ...zones])],
  }
}
