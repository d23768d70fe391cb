import { SettingsFrame, type SettingsFrameProps } from '../settings/SettingsFrame.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import { CalendarContext, type CalendarFacts } from './calendarContext.ts'
import { CalendarDialogs } from './CalendarDialogs.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { CalendarMessages } from './CalendarMessages.tsx'
import { CalendarSaveBar } from './CalendarSaveBar.tsx'
import { CalendarView } from './CalendarView.tsx'
import { CalendarPanel } from './panel/CalendarPanel.tsx'
import { useCalendarAddress } from './useCalendarAddress.ts'
import { useCalendarStores } from './useCalendarStores.ts'
import './style.css'

/** A person's own calendar: hours, time off, sessions and requests. */
export const AvailabilityCalendar = withFallback(
  ({ frame, facts }: { frame: SettingsFrameProps; facts: CalendarFacts }) => (
    <SettingsFrame frame={frame}>
      <Calendar facts={facts} />
    </SettingsFrame>
  ),
)

function Calendar({ facts }: { facts: CalendarFacts }) {
  const value = useCalendarStores(facts)
  useCalendarAddress(value.view)
  return (
    <CalendarContext value={value}>
      <div className="own-calendar">
        <CalendarSaveBar />
        <CalendarHead />
        <CalendarMessages />
        <CalendarView />
        <CalendarPanel />
        <CalendarDialogs />
      </div>
    </CalendarContext>
  )
}
