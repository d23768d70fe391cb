// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern; the blocks of a day go over the cells of a table
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { paintedArea } from '#client/availability/painting.ts'
import type { CalendarDay } from '#client/availability/weekDays.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { wallMoment } from '#shared/availability/wallParts.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useCalendar } from '../calendarContext.ts'
import { DayBlocks } from './DayBlocks.tsx'
import { useGridKeys } from './useGridKeys.ts'
import { useGridPointer } from './useGridPointer.ts'
import { useHours } from './useHours.ts'
import { WeekHead } from './WeekHead.tsx'
import { WeekRow } from './WeekRow.tsx'
import './week.css'
import './blocks.css'
import './weekParts.css'
import './hoursList.css'
import './dayStrip.css'

/** The grid opens at this hour, or an hour before the first hours of the week. */
const OPENS_AT = 7 * 60

interface WeekGridProps {
  days: readonly CalendarDay[]
  scheduleId: number | undefined
  today: string
  zone: string
  isReadOnly: boolean
}

/** The week as a grid of days and times, on which hours are painted. */
export function WeekGrid({ days, scheduleId, today, zone, isReadOnly }: WeekGridProps) {
  const { t } = useFrame()
  const { facts, view } = useCalendar()
  const { step, isTouching } = useStore(view.$paint, { ssr: 'initial' })
  const focus = useStore(view.$focus, { ssr: 'initial' })
  const painting = useStore(view.$painting, { ssr: 'initial' })
  const drag = useStore(view.$drag, { ssr: 'initial' })
  const selected = useStore(view.$selected, { ssr: 'initial' })
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const actions = useHours(scheduleId)
  const onKeyDown = useGridKeys({ days, isReadOnly, actions })
  const pointer = useGridPointer({ body, days, isReadOnly, actions })
  const area = useMemo(() => painting && { ...paintedArea(painting, step), tool: painting.tool }, [painting, step])
  const shownDay = Math.max(
    0,
    days.findIndex(({ day }) => day === focus.day),
  )
  const focused = days[shownDay]?.day
  const now = wallMoment(facts.now, zone)

  useFirstScroll(frame, days)
  useEffect(() => {
    // The focus follows the keys, but is never taken from another part of the page.
    if (!body.current?.contains(document.activeElement)) return
    const row = body.current.querySelectorAll<HTMLElement>('[role=row]')[focus.minute / step]
    row?.querySelector<HTMLElement>(`[data-day="${focus.day}"]`)?.focus()
  }, [focus, step])

  const rows = Array.from({ length: DAY_MINUTES / step }, (_, index) => index * step)
  return (
    <div className="week-frame" data-shown={shownDay} data-step={step} data-touching={isTouching || undefined}>
      <div
        className="week-scroll"
        ref={frame}
        role="grid"
        aria-label={t('Hours of the week')}
        aria-describedby="week-keys"
        aria-multiselectable="true"
        aria-readonly={isReadOnly}
        onKeyDown={onKeyDown}
      >
        <WeekHead days={days} today={today} />
        <div className="week-body" role="rowgroup" ref={body} {...pointer}>
          {rows.map((minute) => (
            <WeekRow
              key={minute}
              minute={minute}
              step={step}
              days={days}
              focusDay={focus.minute === minute ? (focused ?? null) : null}
              painted={area && area.part.from <= minute && minute < area.part.until ? area.days.join(' ') : ''}
            />
          ))}
          <div className="week-layer" role="presentation" aria-hidden="true">
            {days.map((day) => (
              <DayBlocks
                key={day.day}
                day={day}
                drag={drag}
                selected={selected}
                painting={area}
                now={day.day === now.day ? now.minute : null}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Shows the first hours of the week, once. */
function useFirstScroll(frame: { current: HTMLElement | null }, days: readonly CalendarDay[]): void {
  const isDone = useRef(false)
  useEffect(() => {
    const element = frame.current
    if (!element || isDone.current) return
    isDone.current = true
    const first = Math.min(...days.flatMap(({ hours }) => hours.map(({ from }) => from - 60)), OPENS_AT)
    const bodyHeight = element.querySelector<HTMLElement>('.week-body')?.offsetHeight ?? 0
    element.scrollTop = (Math.max(0, first) / DAY_MINUTES) * bodyHeight
  }, [frame, days])
}
