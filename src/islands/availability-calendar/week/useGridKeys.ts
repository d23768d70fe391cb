import { type KeyboardEvent, useCallback } from 'react'
import type { CalendarDay } from '#client/availability/weekDays.ts'
import { type GridPoint, paintedArea, pointBeside } from '#client/availability/painting.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { resizedPart, shiftedPart } from '#shared/availability/dayHours.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useCalendar } from '../calendarContext.ts'
import type { HoursActions } from './useHours.ts'

/** Page Up and Page Down move by this. */
const PAGE_MINUTES = 4 * 60

interface GridKeys {
  days: readonly CalendarDay[]
  isReadOnly: boolean
  actions(): HoursActions
}

/** The keys of the grid: they move the focus, paint, and change the range that has the focus. */
export function useGridKeys({ days, isReadOnly, actions }: GridKeys) {
  const { t, dir } = useFrame()
  const { view } = useCalendar()
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { step, tool } = view.$paint.get()
      const focus = view.$focus.get()
      const painting = view.$painting.get()
      const grid = { days: days.map(({ day }) => day), step }
      const forward = dir === 'rtl' ? -1 : 1
      const under = days
        .find(({ day }) => day === focus.day)
        ?.hours.find(({ from, until }) => from <= focus.minute && focus.minute < until)

      const go = (point: GridPoint) => {
        view.focus(point)
        if (!painting) return
        view.paint({ ...painting, head: point })
        const { days: painted, part } = paintedArea({ ...painting, head: point }, step)
        view.announce(t('{{day}}, {{hours}}', actions().words({ day: painted[0] ?? point.day, ...part })))
      }
      const moves: Record<string, () => GridPoint> = {
        ArrowUp: () => pointBeside(focus, { minutes: -step }, grid),
        ArrowDown: () => pointBeside(focus, { minutes: step }, grid),
        ArrowLeft: () => pointBeside(focus, { days: -forward }, grid),
        ArrowRight: () => pointBeside(focus, { days: forward }, grid),
        PageUp: () => pointBeside(focus, { minutes: -PAGE_MINUTES }, grid),
        PageDown: () => pointBeside(focus, { minutes: PAGE_MINUTES }, grid),
        Home: () => pointBeside(focus, event.ctrlKey ? { minutes: -DAY_MINUTES } : { days: -7 }, grid),
        End: () => pointBeside(focus, event.ctrlKey ? { minutes: DAY_MINUTES } : { days: 7 }, grid),
      }
      const change = (by: number) => {
        if (!under || isReadOnly) return
        const start = { day: focus.day, ...under }
        const next = event.shiftKey ? resizedPart(under, 'until', under.until + by, step) : shiftedPart(under, by)
        actions().move(start, { day: focus.day, ...next })
        if (!event.shiftKey) view.focus(pointBeside(focus, { minutes: next.from - under.from }, grid))
      }
      const begin = () => {
        if (isReadOnly) return view.announce(t('Hours cannot be changed here.'))
        view.paint({ anchor: focus, head: focus, tool })
        view.announce(t('Started. The arrow keys stretch the range, Enter ends it, Escape cancels.'))
      }
      const end = () => {
        view.paint(null)
        if (painting) actions().paint(painting)
      }
      const giveUp = () => {
        if (painting) view.announce(t('Cancelled. Nothing has changed.'))
        view.paint(null)
        view.drag(null)
        view.select(null)
      }

      const move = moves[event.key]
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
        change(event.key === 'ArrowUp' ? -step : step)
      else if (event.altKey || event.metaKey) return
      else if (move) go(move())
      else if (event.key === ' ' || event.key === 'Enter') (painting ? end : begin)()
      else if (event.key === 'Escape' && (painting || view.$drag.get() || view.$selected.get())) giveUp()
      else if ((event.key === 'Delete' || event.key === 'Backspace') && under && !isReadOnly)
        actions().remove({ day: focus.day, ...under })
      else return
      event.preventDefault()
    },
    [days, isReadOnly, actions, view, t, dir],
  )
}
