import type { HoursDrag, SelectedHours } from '#client/availability/calendarView.ts'
import type { PaintedArea, PaintTool } from '#client/availability/painting.ts'
import { type CalendarDay, withoutRange } from '#client/availability/weekDays.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { intlFormats } from '#shared/i18n/intlFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { placed } from './placed.ts'
import { SessionBlock } from './SessionBlock.tsx'

interface DayBlocksProps {
  day: CalendarDay
  painting: (PaintedArea & { tool: PaintTool }) | null
  drag: HoursDrag | null
  selected: SelectedHours | null
  /** The current minute, if the day is today. */
  now: number | null
}

/** The drawing of one day over its cells. Screen readers get the same from the cells. */
export function DayBlocks({ day, painting, drag, selected, now }: DayBlocksProps) {
  const { t, lang } = useFrame()
  const formats = calendarFormats(lang)
  const held = drag ?? (selected && { kind: 'move', start: selected, now: selected })
  const hours = held?.start.day === day.day ? withoutRange(day.hours, held.start) : day.hours
  const painted = painting?.days.includes(day.day) ? painting.part : null
  const hoursOf = ({ from, until }: TimeRange) => formats.hours(clockTime(from), clockTime(until))
  return (
    <div className="week-layer-day" data-rest={day.isValid && hours.length > 0 ? undefined : true}>
      {hours.map((range) => (
        <div key={range.from} className="week-block week-free" style={placed(range)}>
          <bdi dir="ltr">{hoursOf(range)}</bdi>
        </div>
      ))}
      {day.off.map(({ timeOff, ...range }) => (
        <div key={timeOff.id} className="week-block week-away" style={placed(range)} />
      ))}
      {day.busy.map((range) => (
        <div key={range.from} className="week-block week-busy" style={placed(range)}>
          {t('Busy')}
        </div>
      ))}
      {day.sessions.map((placedSession) => (
        <SessionBlock key={placedSession.session.id} {...placedSession} />
      ))}
      {held?.now.day === day.day && (
        <div className="week-block week-paint" data-held="" style={placed(held.now)}>
          <b>
            <bdi dir="ltr">{hoursOf(held.now)}</bdi>
          </b>
          <small>{intlFormats(lang).duration(held.now.until - held.now.from)}</small>
          <span className="week-grab" data-handle="from" />
          <span className="week-grab" data-handle="until" />
        </div>
      )}
      {painted && (
        <div className="week-block week-paint" data-tool={painting?.tool} style={placed(painted)}>
          <b>
            <bdi dir="ltr">{hoursOf(painted)}</bdi>
          </b>
          <small>{intlFormats(lang).duration(painted.until - painted.from)}</small>
        </div>
      )}
      {now !== null && <div className="week-now" style={placed({ from: now, until: now })} />}
    </div>
  )
}
