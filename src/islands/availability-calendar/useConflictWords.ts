import type { HourRange, WeeklyHours } from '#shared/contract/availability.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { isPlainObject } from '#shared/sameValue.ts'
import { msg } from '#shared/i18n/message.ts'
import { dayWithWeekday } from '#shared/days.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { wordsOfValue } from '../forms/form/wordsOfValue.ts'
import { useSchedules } from './useShown.ts'

const fieldWords: Record<string, string> = {
  name: msg('Name'),
  time_zone: msg('Time zone'),
  is_default: msg('Default schedule'),
  valid_from: msg('Valid from'),
  valid_until: msg('Valid until'),
  weekly: msg('Weekly hours'),
}

/** The names and the values of a conflict: what was changed elsewhere, and what this user has. */
export function useConflictWords() {
  const frame = useFrame()
  const { t, lang } = frame
  const { values } = useSchedules()
  const formats = calendarFormats(lang)

  const ruleWords = (rule: WeeklyHours) => `${formats.weekday(dayWithWeekday(rule.weekday))} ${hoursWords(rule)}`
  const hoursWords = ({ from, until }: HourRange) => formats.hours(from, until)

  return {
    labelOf: (path: string): string => {
      const [part = '', id = '', field] = path.split('.')
      if (part !== 'schedules') return part === 'overrides' ? t('Exceptions') : t('Time off')
      const name = values.schedules[id]?.name ?? t('Deleted schedule')
      return field === undefined ? name : `${name}: ${t(fieldWords[field] ?? field)}`
    },
    showValue: (path: string, value: unknown): string => {
      const [part, , field] = path.split('.')
      if (part === 'schedules' && field === undefined) return isPlainObject(value) ? String(value.name) : t('Deleted')
      if (field !== 'weekly' || !Array.isArray(value)) return wordsOfValue(value, frame)
      // why: the path says what the value is
      return (value as WeeklyHours[]).map(ruleWords).join(', ') || t('No hours')
    },
  }
}
