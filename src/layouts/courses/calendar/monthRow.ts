import { html, type Markup } from '#shared/html.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import type { CourseBoard } from '#shared/availability/courseCalendar/courseBoard.ts'
import type { CourseRow } from './courseRows.ts'
import { monthMarks } from './monthMarks.ts'
import { personCell } from './personCell.ts'
import { trackBars } from './trackBars.ts'

/** All that the rows of a month share. */
export interface MonthRowFacts {
  columns: readonly TimeRange[]
  /** The place of the day of an instant among the shown days; -1: beside them. */
  dayOf: (time: number) => number
  /** By the places of days: the address of the day, and its name. */
  days: readonly { href: string; words: string }[]
  sessions: CourseBoard['sessions']
  /** The words of a mark: the place of its day, its count, and whether it has conflicts, apart by spaces. */
  sayMark: (mark: string) => string
  sayCount: (count: number) => string
}

/** A person's row of a month: free time as bars, and on each day with sessions a link to the day. */
export function monthRow(
  row: CourseRow,
  { columns, dayOf, days, sessions, sayMark, sayCount }: MonthRowFacts,
  locals: Pick<App.Locals, 't' | 'format' | 'language'>,
): Markup {
  const marks = monthMarks(row, { dayOf, sessions }).map(({ day, count, look, severity }) => {
    const { href, words } = days[day]!
    const state = [look !== 'fixed' && html` data-look="${look}"`, severity && html` data-severity="${severity}"`]
    return html`<li style="--column: ${day + 1}">
      <a
        href="${href}"
        ${state}
        data-day="${words}"
        aria-label="${sayMark(severity ? `${day} ${count} !` : `${day} ${count}`)}"
        >${sayCount(count)}</a
      >
    </li>`
  })
  return html`<li class="course-row">
    ${personCell(row, locals)}
    <div class="course-track" data-track="${row.person.uid}">
      ${trackBars(row.times, columns)}${
        marks.length > 0 &&
        html`<ul class="month-marks num">
          ${marks}
        </ul>`
      }
    </div>
  </li> `
}
