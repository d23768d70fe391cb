/** The zone's difference from UTC at an instant, in minutes; east is positive. */
export type OffsetAt = (instant: Date) => number

/**
 * Whether the zone has daylight saving time at that instant. The smaller of the January and July offsets is winter
 * time, so it works on both halves of the globe.
 */
export function isSummerTime(instant: Date, offsetAt: OffsetAt): boolean {
  const year = instant.getUTCFullYear()
  const winter = Math.min(offsetAt(new Date(Date.UTC(year, 0, 1))), offsetAt(new Date(Date.UTC(year, 6, 1))))
  return offsetAt(instant) > winter
}

// ICU's abbreviations depend on the locale: New York is EST in American English and GMT-5 in British English.
const regions = ['en-US', 'en-GB', 'en-AU', 'en-ZA', 'en-IN']

/** The zone's usual abbreviation at an instant (`CET`, `EDT`), or the difference (`+05`, `+0530`) if it has none. */
export function zoneAbbreviation(instant: Date, timeZone: string, offsetAt: OffsetAt): string {
  for (const region of regions) {
    const name = new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' })
      .formatToParts(instant)
      .find((part) => part.type === 'timeZoneName')?.value
    if (name && /^[A-Z]+$/.test(name)) return name
  }
  return offsetText(offsetAt(instant))
}

function offsetText(minutes: number): string {
  const two = (part: number) => String(Math.trunc(part)).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}${size % 60 ? two(size % 60) : ''}`
}

/** The Swatch beat of an instant, `000` to `999`: thousandths of a day that begins at midnight UTC+1. */
export function swatchBeat(instant: Date): string {
  const daySeconds = 86_400
  const seconds = Math.floor(instant.getTime() / 1000) + 3600
  const ofDay = ((seconds % daySeconds) + daySeconds) % daySeconds
  return String(Math.floor((ofDay * 1000) / daySeconds)).padStart(3, '0')
}
