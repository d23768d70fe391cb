import { useId } from 'react'
import { withSchedule } from '#client/availability/availabilityChanges.ts'
import type { ListedSchedule } from '#client/availability/availabilityValues.ts'
import type { WeeklyHours } from '#shared/contract/availability.ts'
import { rhythmOf, sortedWeekly } from '#shared/availability/paintWeekly.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { dayWithWeekday } from '#shared/days.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCalendar } from '../calendarContext.ts'
import { HoursRow } from './HoursRow.tsx'

/** The weekly hours of a schedule as a list of times for each day: the same as in the grid. */
export function HoursList({ schedule }: { schedule: ListedSchedule }) {
  const { t, lang, icons } = useFrame()
  const { editor, facts } = useCalendar()
  const id = useId()
  const formats = calendarFormats(lang)
  const { weekly } = schedule
  const change = (rules: WeeklyHours[]) =>
    editor.change((values) => withSchedule(values, schedule.id, { weekly: sortedWeekly(rules) }))

  return (
    <details className="hours-list">
      <summary>{t('The same hours as a list')}</summary>
      <ul>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
          const name = formats.weekdayLong(dayWithWeekday(weekday))
          const rules = weekly.filter((rule) => rule.weekday === weekday)
          return (
            <li key={weekday}>
              <h3 id={`${id}-${weekday}`} tabIndex={-1}>
                {name}
              </h3>
              {rules.length === 0 && <p className="quiet">{t('No hours')}</p>}
              <ul className="hours-rows">
                {rules.map((rule, index) => (
                  <HoursRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: a range is the one at its place
                    key={index}
                    rule={rule}
                    name={name}
                    onChange={(changed) => change(weekly.map((one) => (one === rule ? changed : one)))}
                    onRemove={() => {
                      change(weekly.filter((one) => one !== rule))
                      document.getElementById(`${id}-${weekday}`)?.focus()
                    }}
                  />
                ))}
              </ul>
              {rules.length < facts.limits.ranges && (
                <IconButton
                  icon={`${icons}#add`}
                  label={t('Add hours on {{day}}', { day: name })}
                  onClick={() => change([...weekly, nextRule(rules, weekday, rhythmOf(weekly))])}
                />
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** An hour after the last one of the day; the morning for an empty day. */
function nextRule(
  rules: readonly WeeklyHours[],
  weekday: number,
  { every_weeks, anchor }: { every_weeks: number; anchor?: string | undefined },
): WeeklyHours {
  const last = rules.reduce((latest, { until }) => (until > latest ? until : latest), '')
  const rhythm = { every_weeks, ...(every_weeks > 1 && anchor !== undefined && { anchor }) }
  if (last === '') return { weekday, from: '09:00', until: '12:00', ...rhythm }
  const hour = Math.min(Number(last.slice(0, 2)) + 1, 22)
  const two = (part: number) => String(part).padStart(2, '0')
  return { weekday, from: `${two(hour)}:00`, until: `${two(hour + 1)}:00`, ...rhythm }
}
