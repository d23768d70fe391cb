import type { TimeRange } from '#shared/availability/ranges.ts'
import type { ExclusionReason } from '#shared/contract/trainingSessions.ts'
import { localeOf } from '#shared/i18n/languages.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { HOUR_MS } from '#shared/time.ts'

/** Writes times on one clock in one language. */
export interface AnswerClock {
  times(range: TimeRange): string
  day(instant: number): string
  /** Day and time. */
  moment(instant: number): string
  /** The hour and minute of the day, as a number of hours. */
  hour(instant: number): number
  /** Whether a time is between 08:00 and 18:00. */
  isUsual(range: TimeRange): boolean
}

/** The formats are made once. Hours are written as 00–23 in each language, days as the language writes them. */
export function answerClock({ lang, zone: timeZone }: { lang: string; zone: string }): AnswerClock {
  const locale = localeOf(lang)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone })
  const hour = (instant: number) => {
    const [hours = 0, minutes = 0] = time.format(instant).split(':').map(Number)
    return hours + minutes / 60
  }
  return {
    times: ({ from, until }) => `${time.format(from)}–${time.format(until)}`,
    day: (instant) => day.format(instant),
    moment: (instant) => `${day.format(instant)} \u2066${time.format(instant)}\u2069`,
    hour,
    isUsual: ({ from, until }) => hour(from) >= 8 && hour(from) + (until - from) / HOUR_MS <= 18,
  }
}

/** The score of a time in words. */
export function scoreWords(score: number, t: Translate): string {
  if (score >= 85) return t('Fits very well')
  return score >= 65 ? t('Fits well') : t('Fits')
}

/** Why a person is not free; source strings. */
export const exclusionLabels: Readonly<Record<ExclusionReason, string>> = {
  time_off: msg('away'),
  outside_hours: msg('outside working hours'),
  double_booked: msg('in another session'),
  external_busy: msg('busy in another calendar'),
  short_gap: msg('pause beside another session'),
}
