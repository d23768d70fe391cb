import { useCallback } from 'react'
import { withDayHours } from '#client/availability/availabilityChanges.ts'
import type { AvailabilityValues } from '#client/availability/availabilityValues.ts'
import type { SelectedHours } from '#client/availability/calendarView.ts'
import { paintedArea, type Painting, withPainting } from '#client/availability/painting.ts'
import { clockTime, erasedDay, paintedDay } from '#shared/availability/dayHours.ts'
import { plannedDay } from '#shared/availability/plannedDay.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useCalendar } from '../calendarContext.ts'

/** The changes that a user makes in the grid: each is announced, and can be undone. */
export function useHours(scheduleId: number | undefined) {
  const { t, lang } = useFrame()
  const { editor, view, facts } = useCalendar()

  return useCallback(() => {
    const formats = calendarFormats(lang)
    const words = ({ day, from, until }: SelectedHours) => ({
      day: formats.dayLong(day),
      hours: formats.hours(clockTime(from), clockTime(until)),
    })
    const target = (day: string) => {
      const { mode, rhythms } = view.$paint.get()
      return { id: scheduleId ?? 0, day, mode, rhythm: rhythms[scheduleId ?? 0] }
    }

    /** Carries out a change unless a day would get too many ranges. */
    function apply(days: readonly string[], change: (values: AvailabilityValues) => AvailabilityValues): boolean {
      if (scheduleId === undefined) return false
      const next = change(editor.$values.get())
      const schedule = next.schedules[scheduleId]
      const isFull = (day: string) =>
        schedule && plannedDay(schedule, next.overrides, day).hours.length > facts.limits.ranges
      if (days.some(isFull)) {
        view.notice(t('A day has at most 8 ranges of hours.'))
        return false
      }
      editor.change(() => next)
      return true
    }

    return {
      words,
      paint(painting: Painting): void {
        const { tool, step } = { ...view.$paint.get(), ...painting }
        const area = paintedArea(painting, step)
        const [day = ''] = area.days
        const isDone = apply(area.days, (values) => withPainting(values, area, { ...target(day), tool }))
        if (!isDone) return
        const said = words({ day, ...area.part })
        view.announce(
          tool === 'paint' ? t('Added: {{day}}, {{hours}}.', said) : t('Removed: {{day}}, {{hours}}.', said),
        )
      },
      move(start: SelectedHours, now: SelectedHours): void {
        const isDone = apply([now.day], (values) =>
          withDayHours(
            withDayHours(values, target(start.day), (hours) => erasedDay(hours, start)),
            target(now.day),
            (hours) => paintedDay(hours, now),
          ),
        )
        if (!isDone) return
        view.select(now)
        view.announce(t('Moved: {{day}}, {{hours}}.', words(now)))
      },
      remove(hours: SelectedHours): void {
        apply([hours.day], (values) => withDayHours(values, target(hours.day), (ranges) => erasedDay(ranges, hours)))
        view.select(null)
        view.announce(t('Removed: {{day}}, {{hours}}.', words(hours)))
        view.notice(t('Removed: {{day}}, {{hours}}.', words(hours)))
      },
    }
  }, [scheduleId, editor, view, facts, t, lang])
}

export type HoursActions = ReturnType<ReturnType<typeof useHours>>
