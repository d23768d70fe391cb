/** A calendar as some program writes it, and the busy times that it must give. */
export interface Sample {
  title: string
  text: string
  /** `from/until` in UTC, in order. */
  busy: readonly string[]
  /** Of the person; by default Europe/Berlin. */
  timeZone?: string
}

/** Line ends as the standard wants them. */
export function lines(text: string): string {
  return `${text.trim().split('\n').join('\r\n')}\r\n`
}

/** A calendar with one VTIMEZONE and these parts. */
export function calendar(producer: string, ...parts: readonly string[]): string {
  return lines(
    ['BEGIN:VCALENDAR', `PRODID:${producer}`, 'VERSION:2.0', ...parts.map((part) => part.trim()), 'END:VCALENDAR'].join(
      '\n',
    ),
  )
}

export const berlin = `
BEGIN:VTIMEZONE
TZID:Europe/Berlin
X-LIC-LOCATION:Europe/Berlin
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`
