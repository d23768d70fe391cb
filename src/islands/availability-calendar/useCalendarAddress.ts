import { useEffect } from 'react'
import type { CalendarViewStore } from '#client/availability/calendarView.ts'
import { placeHref, readCalendarPlace } from '#shared/availability/calendarPlace.ts'

/** Keeps the place of the calendar and the address of the page the same. */
export function useCalendarAddress(view: CalendarViewStore): void {
  useEffect(() => {
    const first = view.$place.get()
    const stop = view.$place.listen((place) => {
      const href = placeHref(place)
      if (location.pathname + location.search !== href) history.pushState(null, '', href)
    })
    const back = () => view.go(readCalendarPlace(new URLSearchParams(location.search), first.date))
    addEventListener('popstate', back)
    return () => {
      stop()
      removeEventListener('popstate', back)
    }
  }, [view])
}
