import { clockChangeWords } from '#shared/availability/clockChanges.ts'
import type { HoursClockChange } from '#shared/contract/instructorCalendars.ts'
import { addDays } from '#shared/days.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A change this long after the shown week is near enough to be shown. */
const SOON_DAYS = 14

interface ClockNoticesProps {
  changes: readonly HoursClockChange[]
  /** The last day of the shown week. */
  last: string
  scheduleId: number
}

/** Says that hours keep their local times when the clock changes in the shown week or soon after. */
export function ClockNotices({ changes, last, scheduleId }: ClockNoticesProps) {
  const { t, lang, icons } = useFrame()
  const formats = calendarFormats(lang)
  return changes
    .filter(({ schedule, day }) => schedule === scheduleId && day <= addDays(last, SOON_DAYS))
    .map((change) => {
      const { title, text } = clockChangeWords({ at: 0, minutes: change.minutes, offset: change.until_offset })
      const hours = change.within[0] ?? change.next
      return (
        <div key={change.at} className="message week-clock">
          <Icon href={`${icons}#schedule`} />
          <div>
            <h3>{t(title, { day: formats.dayLong(change.day) })}</h3>
            {hours && <p>{t(text, hours)}</p>}
          </div>
        </div>
      )
    })
}
