import { zoneName } from '#shared/i18n/zoneName.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlaceSteps } from '../PlaceSteps.tsx'
import { ScheduleTabs } from '../schedules/ScheduleTabs.tsx'
import { useShown } from '../useShown.ts'
import { useChoices } from '../useChoices.ts'
import { ClockNotices } from './ClockNotices.tsx'
import { DayStrip } from './DayStrip.tsx'
import { EmptyHours } from './EmptyHours.tsx'
import { HoursList } from './HoursList.tsx'
import { PaintTools } from './PaintTools.tsx'
import { SelectedBar } from './SelectedBar.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekLegend } from './WeekLegend.tsx'

/** The week: its schedules, the tools, the grid, and the same hours as a list. */
export function WeekView() {
  const { t, lang } = useFrame()
  const { days, schedule, zone, own, today, isTravelling, calendar } = useShown()
  const { change } = useChoices()
  if (!schedule) return <EmptyHours />
  return (
    <section className="week-view" aria-label={t('Week')}>
      <div className="week-bar">
        <ScheduleTabs />
        <PlaceSteps />
      </div>
      {isTravelling ? (
        <div className="message week-travel">
          <p>
            {t('You see your hours in {{zone}}. To change them, show times in {{own}}.', {
              zone: zoneName(zone, lang),
              own: zoneName(own, lang),
            })}
          </p>
          <Button onClick={() => change({ travel_time_zone: null })}>
            {t('Show times in {{zone}}', { zone: zoneName(own, lang) })}
          </Button>
        </div>
      ) : (
        <PaintTools />
      )}
      <DayStrip days={days} today={today} />
      <WeekGrid days={days} today={today} zone={zone} scheduleId={schedule.id} isReadOnly={isTravelling} />
      <SelectedBar scheduleId={schedule.id} />
      <WeekLegend isReadOnly={isTravelling} />
      <ClockNotices changes={calendar?.clock_changes ?? []} last={days.at(-1)?.day ?? today} scheduleId={schedule.id} />
      {!isTravelling && <HoursList schedule={schedule} />}
    </section>
  )
}
