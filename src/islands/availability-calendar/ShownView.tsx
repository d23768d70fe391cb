import { ExceptionList } from './exceptions/ExceptionList.tsx'
import { MonthView } from './month/MonthView.tsx'
import { NextDays } from './next/NextDays.tsx'
import { RequestCards } from './RequestCards.tsx'
import { useShown } from './useShown.ts'
import { WeekView } from './week/WeekView.tsx'

/** The chosen view of the calendar, below the requests that wait for an answer. */
export function ShownView() {
  const { place } = useShown()
  return (
    <>
      <RequestCards />
      {place.view === 'week' && <WeekView />}
      {place.view === 'month' && <MonthView />}
      {place.view === 'exceptions' && <ExceptionList />}
      {place.view === 'next' && <NextDays />}
    </>
  )
}
