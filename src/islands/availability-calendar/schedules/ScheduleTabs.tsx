import { useStore } from '@nanostores/react'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { rhythmOf, type WeekRhythm } from '#shared/availability/paintWeekly.ts'
import type { EditedSchedule } from '#client/availability/availabilityValues.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCalendar } from '../calendarContext.ts'
import { useSchedules } from '../useShown.ts'

/** The schedules of a person by name; the chosen one can be changed, and another one added. */
export function ScheduleTabs() {
  const { t, lang, icons } = useFrame()
  const { view, facts } = useCalendar()
  const { schedules, schedule: chosen } = useSchedules()
  const { rhythms } = useStore(view.$paint, { ssr: 'initial' })
  return (
    <fieldset className="schedule-tabs" aria-label={t('Schedules (hours)')}>
      {schedules.map((schedule) => {
        const isChosen = schedule.id === chosen?.id
        return (
          <div key={schedule.id} className="schedule-tab" data-chosen={isChosen || undefined}>
            <button type="button" aria-pressed={isChosen} onClick={() => view.choose(schedule.id)}>
              <b>
                <bdi>{schedule.name}</bdi>
              </b>
              <small>{scheduleWords(schedule, rhythms[schedule.id] ?? rhythmOf(schedule.weekly), t, lang)}</small>
            </button>
            {isChosen && (
              <IconButton
                icon={`${icons}#tune`}
                label={t('Change the schedule {{name}}', { name: schedule.name })}
                onClick={() => view.open({ kind: 'schedule', id: schedule.id })}
              />
            )}
          </div>
        )
      })}
      {schedules.length < facts.limits.schedules && (
        <button
          type="button"
          className="schedule-add"
          aria-label={t('Add a schedule')}
          onClick={() => view.open({ kind: 'schedule', id: null })}
        >
          <Icon href={`${icons}#add`} />
        </button>
      )}
    </fieldset>
  )
}

/** When a schedule applies, in few words. */
function scheduleWords(
  { valid_from, valid_until }: EditedSchedule,
  { every_weeks }: WeekRhythm,
  t: Translate,
  lang: string,
): string {
  const formats = calendarFormats(lang)
  if (valid_from && valid_until) return formats.days(valid_from, valid_until)
  if (valid_from) return t('from {{date}}', { date: formats.dayShort(valid_from) })
  if (valid_until) return t('until {{date}}', { date: formats.dayShort(valid_until) })
  return every_weeks === 1 ? t('every week') : t('every {{count}} weeks', { count: every_weeks })
}
