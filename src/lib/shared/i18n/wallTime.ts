import { TZDate } from '@date-fns/tz'
import { fromInstant, toInstant } from '../instant.ts'
import { MINUTE_MS } from '../time.ts'

/** An instant of the contract (UTC) as the clock of a time zone shows it: `yyyy-MM-ddTHH:mm`. */
export function toWallTime(instant: string, timeZone: string): string {
  const local = TZDate.tz(timeZone, fromInstant(instant).getTime())
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [String(local.getFullYear()).padStart(4, '0'), two(local.getMonth() + 1), two(local.getDate())].join('-')
  return `${day}T${two(local.getHours())}:${two(local.getMinutes())}`
}

/**
 * The instant of the contract (UTC) at which the clock of a time zone shows `yyyy-MM-ddTHH:mm`; `null` for other text.
 * A time that the clock skips moves forward; of one that it shows twice, the first counts.
 */
export function fromWallTime(wall: string, timeZone: string): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(wall)
  if (!parts) return null
  const asUtc = Date.parse(`${wall.slice(0, 16)}Z`)
  if (Number.isNaN(asUtc)) return null
  const offsetAt = (time: number) => -TZDate.tz(timeZone, time).getTimezoneOffset() * MINUTE_MS
  const day = 24 * 60 * MINUTE_MS
  // A change of the clock is between these two.
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)]
  const matching = [asUtc - before, asUtc - after].filter((time) => time + offsetAt(time) === asUtc)
  return toInstant(new Date(matching.length > 0 ? Math.min(...matching) : asUtc - before))
}
