// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern; the blocks of a day go over the cells of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: only its cells take the focus
import { memo } from 'react'
import type { CalendarDay } from '#client/availability/weekDays.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { cellWords } from './cellWords.ts'

interface WeekRowProps {
  minute: number
  step: number
  days: readonly CalendarDay[]
  /** The day of the cell that has the focus, if it is in this row. */
  focusDay: string | null
  /** The days of this row that are being painted, joined by spaces. */
  painted: string
}

/** One time of the week: a cell for each day. */
export const WeekRow = memo(function WeekRow({ minute, step, days, focusDay, painted }: WeekRowProps) {
  const { t, lang } = useFrame()
  const formats = calendarFormats(lang)
  const part = { from: minute, until: Math.min(minute + step, DAY_MINUTES) }
  const isHour = minute % 60 === 0
  return (
    <div role="row" className="week-row" data-hour={isHour || undefined}>
      <span role="rowheader" className="week-time">
        {isHour ? <bdi dir="ltr">{clockTime(minute)}</bdi> : <span className="unseen">{clockTime(minute)}</span>}
      </span>
      {days.map((day) => (
        <div
          key={day.day}
          role="gridcell"
          className="week-cell"
          data-day={day.day}
          tabIndex={focusDay === day.day ? 0 : -1}
          aria-selected={painted.includes(day.day)}
          aria-label={cellWords(day, part, formats, t)}
        />
      ))}
    </div>
  )
})
