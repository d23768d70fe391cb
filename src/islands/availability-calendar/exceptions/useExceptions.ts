import type { ExceptionKind } from '#client/availability/exceptionFields.ts'
import { reasonWords } from '#shared/availability/reasonWords.ts'
import { wallMoment } from '#shared/availability/wallParts.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import type { AvailabilityOverride, TimeOff } from '#shared/contract/availability.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useSchedules, useShown } from '../useShown.ts'

/** An exception as a list shows it. */
export interface ListedException {
  list: 'overrides' | 'time_off'
  id: number
  kind: ExceptionKind
  /** The first and the last day. */
  from: string
  until: string
  /** The days and times in words. */
  days: string
  /** The times within these words; empty for whole days. */
  times: string
  title: string
  /** The hours, or the note. */
  details: string
}

/** All exceptions by their first day. */
export function useExceptions(): ListedException[] {
  const { t, lang } = useFrame()
  const { values, schedules } = useSchedules()
  const { zone } = useShown()
  const formats = calendarFormats(lang)
  const daysOf = (from: string, until: string) => (from === until ? formats.dayLong(from) : formats.days(from, until))

  function listedTimeOff({ id, all_day, from, until, reason, note }: TimeOff): ListedException {
    const title = t('Time off: {{reason}}', { reason: t(reasonWords[reason]) })
    const common = { list: 'time_off', id, kind: 'time_off', title, details: note } as const
    if (all_day) return { ...common, from, until, days: daysOf(from, until), times: '' }
    const [start, end] = [wallMoment(from, zone), wallMoment(until, zone)]
    const times = formats.hours(clockTime(start.minute), clockTime(end.minute))
    const days = t('{{day}}, {{hours}}', { day: daysOf(start.day, end.day), hours: times })
    return { ...common, from: start.day, until: end.day, days, times }
  }

  function listedOverride({ id, schedule, from, until, kind, ranges }: AvailabilityOverride): ListedException {
    const hours = ranges.map((range) => formats.hours(range.from, range.until)).join(', ')
    const name = schedules.length > 1 ? (schedules.find((one) => one.id === schedule)?.name ?? '') : ''
    return {
      list: 'overrides',
      id,
      kind,
      from,
      until,
      days: daysOf(from, until),
      times: '',
      title: kind === 'closed' ? t('Closed') : t('Other hours'),
      details: [hours, name].filter(Boolean).join(' · '),
    }
  }

  return [...values.time_off.map(listedTimeOff), ...values.overrides.map(listedOverride)].sort((one, other) =>
    one.from === other.from ? one.id - other.id : one.from < other.from ? -1 : 1,
  )
}
