import type { PropertyValue } from './properties.ts'
import type { CalendarZone, CalendarZones } from './calendarZones.ts'

/** A day or a time of a calendar. */
export interface CalendarTime {
  /** As the clock of its zone shows it; midnight for a day. */
  wall: Temporal.PlainDateTime
  isDay: boolean
  zone: CalendarZone
  /** In milliseconds since 1970. */
  instant: number
}

/** Reads a day or a time; `undefined` if there is no such one. */
export function readTime({ value, parameter }: PropertyValue, zones: CalendarZones): CalendarTime | undefined {
  return typeof value === 'string' ? timeOf(value, parameter('tzid'), zones) : undefined
}

/** Reads `yyyy-MM-dd`, or a time of a zone, of UTC (`Z`) or of no zone. */
export function timeOf(text: string, zoneName: string | undefined, zones: CalendarZones): CalendarTime | undefined {
  try {
    const isDay = text.length === 10
    const wall = Temporal.PlainDateTime.from(text.replace(/Z$/, ''))
    // Whole days are days of the person who reads.
    const zone = text.endsWith('Z') ? zones.utc : isDay ? zones.own : zones.named(zoneName)
    return { wall, isDay, zone, instant: zone(wall) }
  } catch {
    return undefined
  }
}

/** The time at another wall time of the same zone. */
export function movedTo(wall: Temporal.PlainDateTime, time: CalendarTime): CalendarTime {
  return { ...time, wall, instant: time.zone(wall) }
}

/** The day on the clock of its zone. */
export function dayOfTime({ wall }: CalendarTime): string {
  return wall.toPlainDate().toString()
}
