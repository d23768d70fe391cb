import { useIsLive } from '#client/useIsLive.ts'
import { SettingsFrame, type SettingsFrameProps } from '../forms/frame/SettingsFrame.tsx'
import { useUndoKeys } from '../forms/frame/useUndoKeys.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { CalendarContext, type CalendarFacts } from './calendarContext.ts'
import { CalendarDialogs } from './CalendarDialogs.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { CalendarMessages } from './CalendarMessages.tsx'
import { CalendarSaveBar } from './CalendarSaveBar.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { CalendarPanel } from './panel/CalendarPanel.tsx'
import { ShownView } from './ShownView.tsx'
import { useCalendarAddress } from './useCalendarAddress.ts'
import { useCalendarStores } from './useCalendarStores.ts'
import '../forms/form/settingsForm.css'
import './calendarParts.css'
import './style.css'

/** A person's own calendar: hours, time off, sessions and requests. */
export const AvailabilityCalendar = withFallback(
  ({ frame, facts }: { frame: SettingsFrameProps; facts: CalendarFacts }) => (
    <SettingsFrame frame={frame}>
      <LiveCalendar facts={facts} />
    </SettingsFrame>
  ),
)

/**
 * Only the browser draws the calendar: its days and times are written by the browser, whose words can differ from those
 * of the server.
 */
function LiveCalendar({ facts }: { facts: CalendarFacts }) {
  return useIsLive() ? <Calendar facts={facts} /> : <CalendarSkeleton />
}

const isNever = () => false

function Calendar({ facts }: { facts: CalendarFacts }) {
  const value = useCalendarStores(facts)
  useCalendarAddress(value.view)
  useUndoKeys(value.editor, isNever)
  return (
    <CalendarContext value={value}>
      <div className="own-calendar">
        <CalendarSaveBar />
        <CalendarHead />
        <CalendarMessages />
        <ShownView />
        <CalendarPanel />
        <CalendarDialogs />
      </div>
    </CalendarContext>
  )
}
