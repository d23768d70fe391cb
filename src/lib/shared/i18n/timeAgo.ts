import { localeOf } from './languages.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'

const units = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/** How long ago something was, in the largest whole unit: 5 minutes ago, yesterday. */
export function timeAgo(then: Date, now: Date, lang: string): string {
  const words = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' })
  const past = Math.max(0, now.getTime() - then.getTime())
  const [unit, ms] = units.find(([, size]) => past >= size) ?? (['minute', MINUTE_MS] as const)
  return words.format(-Math.floor(past / ms), unit)
}
