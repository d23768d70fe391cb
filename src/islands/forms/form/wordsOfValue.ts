import { toWallTime } from '#shared/i18n/wallTime.ts'
import { showNumber } from '#shared/i18n/values.ts'
import type { Frame } from '../frame/SettingsFrame.tsx'

/** A value of a form in words, for a comparison. */
export function wordsOfValue(value: unknown, { t, lang, timeZone }: Pick<Frame, 't' | 'lang' | 'timeZone'>): string {
  if (value === null || value === undefined || value === '') return t('Empty')
  if (typeof value === 'boolean') return value ? t('On') : t('Off')
  if (typeof value === 'number') return showNumber(value, lang)
  if (typeof value === 'string') {
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? toWallTime(value, timeZone).replace('T', ' ') : value
  }
  if (!Array.isArray(value)) return t('Changed')
  if (value.length === 0) return t('Empty')
  if (value.every((item) => typeof item === 'string' || typeof item === 'number')) return value.join(', ')
  return t('{{count}} entries', { count: value.length })
}
