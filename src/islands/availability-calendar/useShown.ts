import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listedSchedules } from '#client/availability/availabilityValues.ts'
import { weekDays } from '#client/availability/weekDays.ts'
import { ownCalendarQuery } from '#client/queries/availability.ts'
import { shownDays, spanOfDays } from '#shared/availability/calendarPlace.ts'
import { wallMoment } from '#shared/availability/wallParts.ts'
import { useCalendar } from './calendarContext.ts'
import { useChoices } from './useChoices.ts'

/** The schedules, and the chosen one. */
export function useSchedules() {
  const { editor, view } = useCalendar()
  const values = useStore(editor.$values, { ssr: 'initial' })
  const chosen = useStore(view.$scheduleId, { ssr: 'initial' })
  const schedules = useMemo(() => listedSchedules(values), [values])
  return { values, schedules, schedule: schedules.find(({ id }) => id === chosen) ?? schedules[0] }
}

/**
 * The days that the calendar shows now, and everything on them. In the week the hours of the chosen schedule are shown
 * in its own time zone, except during travel.
 */
export function useShown() {
  const { facts, view } = useCalendar()
  const { values, schedules, schedule } = useSchedules()
  const place = useStore(view.$place, { ssr: 'initial' })
  const { choices } = useChoices()
  const home = schedules[0]?.time_zone ?? facts.zone
  const own = place.view === 'week' ? (schedule?.time_zone ?? home) : home
  const zone = choices.travel_time_zone ?? own
  const isTravelling = zone !== own
  const today = wallMoment(facts.now, zone).day
  const days = useMemo(() => shownDays(place, today), [place, today])
  const span = useMemo(() => spanOfDays(days, zone), [days, zone])
  const isKnown = span.from === facts.span.from && span.until === facts.span.until
  const { data: calendar, isPending } = useQuery(ownCalendarQuery(span, isKnown ? facts.calendar : undefined))
  const edited = place.view === 'week' && !isTravelling ? schedule : undefined
  const shown = useMemo(
    () => weekDays({ days, values, schedule: edited, calendar, zone }),
    [days, values, edited, calendar, zone],
  )
  return { place, days: shown, schedule, own, zone, isTravelling, today, calendar, isPending }
}
