import { localeOf } from './languages.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in the largest whole unit: 5 minutes ago, yesterday. */
export function timeAgo(then: Date, now: Date, lang: string): string {
  const words = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' })
  const past = Math.max(0, now.getTime() - then.getTime())
  const [unit, ms] = units.find(([, size]) => past >= size) ?? (['minute', 60_000] as const)
  return words.format(-Math.floor(past / ms), unit)
}
