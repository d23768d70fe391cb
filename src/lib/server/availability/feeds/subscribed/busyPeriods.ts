import type { TimeRange } from '#shared/availability/ranges.ts'
import type { ComponentLines } from './contentLines.ts'
import { type PropertyValue, readProperties } from './properties.ts'

const wanted = new Set(['FREEBUSY'])

/** The busy periods of a VFREEBUSY; they are in UTC. */
export function busyPeriods({ lines }: ComponentLines): TimeRange[] {
  const periods = readProperties(lines, wanted).get('FREEBUSY') ?? []
  return periods.flatMap((period) => (period.parameter('fbtype')?.toUpperCase() === 'FREE' ? [] : rangeOf(period)))
}

function rangeOf({ value }: PropertyValue): TimeRange[] {
  try {
    const [start, end] = Array.isArray(value) ? value.map(String) : []
    if (!start || !end) return []
    const from = Temporal.Instant.from(start)
    const until = end.startsWith('P') ? from.add(hoursOf(end)) : Temporal.Instant.from(end)
    return [{ from: from.epochMilliseconds, until: until.epochMilliseconds }]
  } catch {
    return []
  }
}

/** An instant has no days; in UTC they have 24 hours. */
function hoursOf(duration: string): Temporal.Duration {
  return Temporal.Duration.from(duration).round({ largestUnit: 'hours', relativeTo: '2000-01-01' })
}
