/*
 * The clocks of the model: read from `Intl` alone, and searched minute by minute. Minutes are counted since 1970, on
 * the clock of UTC or, as local minutes, on the clock of a time zone.
 */

const DAY = 24 * 60
/** The zones of this century change their clocks at quarters of an hour. */
const QUARTER = 15

/** A clock over some weeks. */
export interface SlowClock {
  /** The local minute that the clock shows at a minute. */
  localAt: (minute: number) => number
  /** The first minute at which the clock shows a local minute; a skipped one moves forward by the length of the gap. */
  minuteOf: (local: number) => number
}

const clocks = new Map<string, Map<string, SlowClock>>()

/** The clock of a time zone from 25 days before a day to 25 days after it. */
export function slowClock(timeZone: string, around: string): SlowClock {
  const known = clocks.get(around)?.get(timeZone)
  if (known) return known
  const made = makeClock(timeZone, Date.parse(around) / 60_000 - 25 * DAY)
  clocks.set(around, (clocks.get(around) ?? new Map()).set(timeZone, made))
  return made
}

function makeClock(timeZone: string, first: number): SlowClock {
  const read = reader(timeZone)
  const locals: number[] = []
  for (let quarter = first; quarter < first + 50 * DAY; quarter += QUARTER) {
    const local = read(quarter)
    for (let more = 0; more < QUARTER; more++) locals.push(local + more)
  }
  const firsts = new Map<number, number>()
  for (const [index, local] of locals.entries()) if (!firsts.has(local)) firsts.set(local, first + index)
  const minuteOf = (local: number): number => {
    const found = firsts.get(local)
    if (found !== undefined) return found
    const after = locals.findIndex((shown) => shown > local)
    const gapStart = locals[after - 1]! + 1
    return first + after + (local - gapStart)
  }
  return { localAt: (minute) => locals[minute - first]!, minuteOf }
}

function reader(timeZone: string): (minute: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (minute) => {
    const parts = Object.fromEntries(
      format.formatToParts(minute * 60_000).map(({ type, value }) => [type, Number(value)]),
    )
    return Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!) / 60_000
  }
}
