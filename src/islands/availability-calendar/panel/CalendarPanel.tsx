import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FeedAddressField } from './FeedAddressField.tsx'
import { GapChoice } from './GapChoice.tsx'
import { JoinedCalendars } from './JoinedCalendars.tsx'
import './panel.css'

/** Below the calendar: other calendars, the feed, and the pause around sessions. */
export function CalendarPanel() {
  const { t } = useFrame()
  return (
    <section className="calendar-panel" aria-label={t('Other calendars and pauses')}>
      <FeedAddressField />
      <JoinedCalendars />
      <GapChoice />
    </section>
  )
}
