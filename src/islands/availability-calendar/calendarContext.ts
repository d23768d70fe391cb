import { createContext, useContext } from 'react'
import type { AvailabilityEditor } from '#client/availability/availabilityEditor.ts'
import type { CalendarViewStore } from '#client/availability/calendarView.ts'
import type { SettingsFormStore } from '#client/forms/settingsFormStore.ts'
import type { CalendarSpan } from '#client/queries/availability.ts'
import type { CalendarPlace } from '#shared/availability/calendarPlace.ts'
import type { AvailabilityOverride, AvailabilitySchedule, TimeOff } from '#shared/contract/availability.ts'
import type { InstructorChoices, OwnCalendar } from '#shared/contract/instructorCalendars.ts'
import type { OwnSession } from '#shared/contract/sessionLists.ts'

/** The facts that the page passes to the calendar. */
export interface CalendarFacts {
  place: CalendarPlace
  /** The current moment (UTC). */
  now: string
  schedules: readonly AvailabilitySchedule[]
  overrides: readonly AvailabilityOverride[]
  timeOff: readonly TimeOff[]
  choices: InstructorChoices
  /** The calendar of the place, and its span. */
  calendar: OwnCalendar
  span: CalendarSpan
  /** The sessions of the time ahead, and that time. */
  sessions: readonly OwnSession[]
  ahead: CalendarSpan
  /** The zone of a person without a schedule (IANA). */
  zone: string
  /** The zones to choose from. */
  zones: readonly string[]
  limits: { schedules: number; ranges: number; calendars: number }
}

export interface CalendarContextValue {
  facts: CalendarFacts
  editor: AvailabilityEditor
  view: CalendarViewStore
  form: SettingsFormStore
  /** Saves; if sessions become uncovered, it lists them first. */
  save(): Promise<void>
}

export const CalendarContext = createContext<CalendarContextValue | null>(null)

/** @throws Error outside of a `CalendarContext` */
export function useCalendar(): CalendarContextValue {
  const value = useContext(CalendarContext)
  if (!value) throw new Error('Put a CalendarContext around the parts of the calendar.')
  return value
}
