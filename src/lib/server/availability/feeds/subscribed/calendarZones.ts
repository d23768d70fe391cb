import ICAL from 'ical.js'
import type { ComponentLines } from './contentLines.ts'
import { windowsZones } from './windowsZones.ts'

/** Turns a wall time into an instant, in milliseconds since 1970. */
export type CalendarZone = (wall: Temporal.PlainDateTime) => number

export interface CalendarZones {
  utc: CalendarZone
  /** Of the owner of the subscription. */
  own: CalendarZone
  /** By the `TZID` of a property; without one, or if it is not known, the person's own. */
  named(id: string | undefined): CalendarZone
}

/**
 * The time zones of a calendar: by their IANA name, by the name that Windows gives them, or by the definition in the
 * calendar. The rules of this site come before those of the file, which are often old.
 */
export function createZones(definitions: readonly ComponentLines[], ownName: string): CalendarZones {
  const own = ianaZone(ownName)
  const known = new Map<string, CalendarZone>()
  const find = (id: string) => {
    const name = ianaName(id)
    return name === undefined ? (definedZone(id, definitions) ?? own) : ianaZone(name)
  }
  return {
    utc: ianaZone('UTC'),
    own,
    named(id) {
      if (id === undefined) return own
      const zone = known.get(id) ?? find(id)
      known.set(id, zone)
      return zone
    },
  }
}

function ianaZone(timeZone: string): CalendarZone {
  return (wall) => wall.toZonedDateTime(timeZone).epochMilliseconds
}

const offset = /^(?:UTC|GMT) ?([+-]\d\d?)(?::?(\d\d))?$/i

function ianaName(id: string): string | undefined {
  const name = id.trim().replace(/^"(.*)"$/, '$1')
  const [, hours, minutes = '00'] = offset.exec(name) ?? []
  const fixed = hours && `${hours[0]}${hours.slice(1).padStart(2, '0')}:${minutes}`
  return [name, windowsZones[name], withoutProgram(name), fixed].find((one) => one !== undefined && isKnownZone(one))
}

const areas = new Set('Africa America Antarctica Arctic Asia Atlantic Australia Etc Europe Indian Pacific'.split(' '))

/** Older programs put their own name before the name of the zone: `/mozilla.org/20050126_1/Europe/Berlin`. */
function withoutProgram(name: string): string | undefined {
  const parts = name.split('/')
  const area = parts.findIndex((part) => areas.has(part))
  return area < 0 ? undefined : parts.slice(area).join('/')
}

function isKnownZone(name: string): boolean {
  try {
    return Boolean(new Temporal.ZonedDateTime(0n, name))
  } catch {
    return false
  }
}

/** A time of no zone. */
export function floatingTime({ year, month, day, hour, minute, second }: Temporal.PlainDateTime): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone)
}

/** A zone by its own rules; `undefined` if they are missing or broken. */
function definedZone(id: string, definitions: readonly ComponentLines[]): CalendarZone | undefined {
  const definition = definitions.find(({ lines }) =>
    lines.some((line) => /^TZID\b/i.test(line) && line.endsWith(`:${id}`)),
  )
  if (!definition) return undefined
  try {
    const zone = new ICAL.Timezone({ component: ICAL.Component.fromString(written(definition)), tzid: id })
    return (wall) => {
      const seconds = zone.utcOffset(floatingTime(wall))
      return wall.toZonedDateTime('UTC').epochMilliseconds - seconds * 1000
    }
  } catch {
    return undefined
  }
}

/** The parts of a definition that can be read; without any, the zone is not known. */
function written({ lines, parts }: ComponentLines): string {
  const whole = parts.filter((part) => needed.every((line) => part.lines.some((one) => line.test(one))))
  if (whole.length === 0) throw new Error('The definition has no rules.')
  const id = lines.filter((line) => /^TZID\b/i.test(line))
  const rules = whole.flatMap(({ name, lines: own }) => [
    `BEGIN:${name}`,
    ...own.filter((line) => used.test(line)),
    `END:${name}`,
  ])
  return ['BEGIN:VTIMEZONE', ...id, ...rules, 'END:VTIMEZONE'].join('\r\n')
}

const needed = [/^DTSTART\b.*:\d{8}T\d{6}$/i, /^TZOFFSETTO:[+-]\d{4}/i, /^TZOFFSETFROM:[+-]\d{4}/i]
const used = /^(?:DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)\b/i
