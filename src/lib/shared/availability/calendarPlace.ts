import { fromWallTime } from '../i18n/wallTime.ts'
import { addDays, addMonths, daysBetween, isDay, mondayOf } from '../days.ts'

/** The views of a person's own calendar, as the address names them. */
export const calendarViews = ['week', 'month', 'exceptions', 'next'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The days of "as others see it". */
const NEXT_DAYS = 14
const WEEK = 7

/** A view of the calendar and one of its days. */
export interface CalendarPlace {
  view: CalendarView
  /** `yyyy-MM-dd` */
  date: string
}

/** Reads the place from an address; anything else is the week of today. */
export function readCalendarPlace(query: URLSearchParams, today: string): CalendarPlace {
  const [view, date] = [query.get('view'), query.get('date') ?? '']
  return {
    view: calendarViews.find((known) => known === view) ?? 'week',
    date: isShown(date) ? date : today,
  }
}

/** The address of the calendar at this place. */
export function placeHref({ view, date }: CalendarPlace): string {
  return `/availability?view=${view}&date=${date}`
}

/** The place before or after this one. */
export function placeBeside({ view, date }: CalendarPlace, step: 1 | -1): CalendarPlace {
  return { view, date: view === 'month' ? addMonths(date, step) : addDays(date, step * WEEK) }
}

/** The days that a view shows: whole weeks from Monday, or the days from now on. */
export function shownDays({ view, date }: CalendarPlace, today: string): string[] {
  if (view === 'next') return days(today, NEXT_DAYS)
  if (view !== 'month') return days(mondayOf(date), WEEK)
  const first = mondayOf(`${date.slice(0, 7)}-01`)
  const after = addMonths(`${date.slice(0, 7)}-01`, 1)
  const weeks = Math.ceil(daysBetween(first, after) / WEEK)
  return days(first, weeks * WEEK)
}

/** The span of the days of a view in a time zone, as two instants of the contract. */
export function spanOfDays(shown: readonly string[], timeZone: string): { from: string; until: string } {
  const [first = '', last = ''] = [shown[0], shown.at(-1)]
  const startOf = (day: string) => fromWallTime(`${day}T00:00`, timeZone) ?? `${day} 00:00:00`
  return { from: startOf(first), until: startOf(addDays(last, 1)) }
}

function days(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** The calendar has no days of other centuries, so that arithmetic stays within the years of four digits. */
function isShown(text: string): boolean {
  return isDay(text) && text >= '1970' && text < '9000'
}
