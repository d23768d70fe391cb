const HOUR = 3600
const DAY = 24 * HOUR

/**
 * The changes that a zone's rule makes in some years: `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX, with RFC 9636's hours from
 * -167 to 167). A rule without summer time makes none.
 */
export function ruleTransitions(
  rule: string,
  years: { from: number; until: number },
): { from: number; offset: number }[] {
  const [zone = '', begins, ends] = rule.split(',')
  const name = '(?:<[^>]+>|[A-Za-z]+)'
  const clock = '[+-]?\\d{1,3}(?::\\d\\d){0,2}'
  const read = new RegExp(`^${name}(${clock})${name}(${clock})?$`).exec(zone)
  if (!read || !begins || !ends) return []
  const standard = -seconds(read[1]!)
  const summer = read[2] ? -seconds(read[2]) : standard + HOUR
  const changes = []
  for (let year = years.from; year <= years.until; year++) {
    changes.push({ from: moment(begins, year) - standard, offset: summer })
    changes.push({ from: moment(ends, year) - summer, offset: standard })
  }
  return changes.sort((a, b) => a.from - b.from)
}

/** `M10.5.0/3` (the last Sunday of October at three), `J60` (1 March in every year) or `59` as a local clock shows it. */
function moment(date: string, year: number): number {
  const [day = '', time = '2'] = date.split('/')
  return dayNumber(day, year) * DAY + seconds(time)
}

function dayNumber(day: string, year: number): number {
  const [month, week, weekday] = day.startsWith('M') ? day.slice(1).split('.').map(Number) : []
  if (month !== undefined && week !== undefined && weekday !== undefined) {
    const first = Date.UTC(year, month - 1, 1) / 1000 / DAY
    const next = Date.UTC(year, month, 1) / 1000 / DAY
    // 1 January 1970 was a Thursday.
    const nth = first + ((weekday - ((first + 4) % 7) + 7) % 7) + (week - 1) * 7
    return nth < next ? nth : nth - 7
  }
  const januaryFirst = Date.UTC(year, 0, 1) / 1000 / DAY
  if (!day.startsWith('J')) return januaryFirst + Number(day)
  const isLeap = Date.UTC(year, 1, 29) !== Date.UTC(year, 2, 1)
  const count = Number(day.slice(1))
  return januaryFirst + count - 1 + (isLeap && count >= 60 ? 1 : 0)
}

function seconds(clock: string): number {
  const [hours = '0', minutes = '0', rest = '0'] = clock.replace(/^[+-]/, '').split(':')
  const amount = Number(hours) * HOUR + Number(minutes) * 60 + Number(rest)
  return clock.startsWith('-') ? -amount : amount
}
