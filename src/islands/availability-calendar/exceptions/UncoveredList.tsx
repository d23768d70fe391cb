import type { UncoveredSession } from '#shared/contract/instructorCalendars.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import { wallParts } from '#shared/availability/wallParts.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useShown } from '../useShown.ts'

/** The sessions that hours would not cover any more. */
export function UncoveredList({ sessions }: { sessions: readonly UncoveredSession[] }) {
  const { lang } = useFrame()
  const { zone } = useShown()
  const formats = calendarFormats(lang)
  return (
    <ul className="uncovered-list">
      {sessions.map((session) => {
        const [part] = wallParts(session, zone)
        return (
          <li key={session.id}>
            <b>
              <bdi>{session.title}</bdi>
            </b>
            {part && (
              <span>
                {formats.dayShort(part.day)}, {formats.hours(clockTime(part.from), clockTime(part.until))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
