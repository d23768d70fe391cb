import ICAL from 'ical.js'

ICAL.design.strict = false

/** One value of a property as RFC 7265 writes it: a text, or for periods and rules a structure. */
export interface PropertyValue {
  value: unknown
  /** In lower case, such as `tzid`. */
  parameter(name: string): string | undefined
}

/** The values of the properties that are wanted, by name in upper case. Lines that cannot be read are skipped. */
export function readProperties(
  lines: readonly string[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, PropertyValue[]> {
  const found = new Map<string, PropertyValue[]>()
  for (const line of lines) {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? ''
    if (!wanted.has(name)) continue
    found.set(name, [...(found.get(name) ?? []), ...valuesOf(line)])
  }
  return found
}

function valuesOf(line: string): PropertyValue[] {
  try {
    const property = ICAL.Property.fromString(withQuotedZone(line))
    const [, , , ...values] = property.toJSON() as unknown[]
    const parameter = (name: string) => {
      const given: unknown = property.getParameter(name)
      return typeof given === 'string' ? given : undefined
    }
    return values.map((value) => ({ value, parameter }))
  } catch {
    return []
  }
}

/** A zone with colons in its name, such as `tzone://Microsoft/Utc`, needs quotation marks, which Outlook forgets. */
function withQuotedZone(line: string): string {
  const from = line.toUpperCase().indexOf(';TZID=') + ';TZID='.length
  const until = line.lastIndexOf(':')
  const zone = line.slice(from, until)
  const isBare = from >= ';TZID='.length && zone.includes(':') && !/[";]/.test(zone)
  return isBare ? `${line.slice(0, from)}"${zone}"${line.slice(until)}` : line
}
