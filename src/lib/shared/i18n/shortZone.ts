import { MINUTE_MS } from '../time.ts'
import { memo } from '../memo.ts'

/** Since 1970, clocks have been changed only at quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS

/** The short names of a time zone (IANA) at instants (milliseconds since 1970), in every language: CET, GMT+3. */
export function shortZones(timeZone: string): (moment: number) => string {
  const words = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })
  const names = memo(2000, (quarter: number) => {
    const parts = words.formatToParts(quarter * QUARTER_MS)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  })
  return (moment) => names(Math.floor(moment / QUARTER_MS))
}
