import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { endingAfter, expiryOf } from '#shared/points/expiry.ts'
import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { ruleTransitions } from '#tests/support/posixZone.ts'
import { dataVersion, missing, type Stretch, stretchesOf, zoneNames } from '#tests/support/zoneinfo.ts'

const DAY = 86_400
const years = { from: 2024, until: 2030 }
/** One more year on both sides, so that the first and the last days are covered. */
const around = { from: years.from - 1, until: years.until + 1 }

const nextDay: ScheduleTerms = {
  type: 'rolling',
  amount: 1,
  unit: 'days',
  round_to: 'none',
  notice_days: [],
  grace_days: 0,
}

/** The first second (UTC) at which a clock with these offsets shows a day later than `day`. */
function firstAfter(day: number, stretches: readonly Stretch[]): number {
  const midnight = (day + 1) * DAY
  for (const [index, { from, offset }] of stretches.entries()) {
    const until = stretches[index + 1]?.from ?? Number.POSITIVE_INFINITY
    const first = Math.max(from, midnight - offset)
    if (first < until) return first
  }
  throw new Error(`Day ${day} does not end.`)
}

/** The day that such a clock shows at a second. */
function dayAt(second: number, stretches: readonly Stretch[]): number {
  const { offset } = stretches.findLast(({ from }) => from <= second) ?? stretches[0]!
  return Math.floor((second + offset) / DAY)
}

const dateOf = (second: number) => new Date(second * 1000)
const nameOf = (day: number) =>
  dateOf(day * DAY)
    .toISOString()
    .slice(0, 10)

/** The errors in a zone around each of its clock changes; empty if points end on time. */
function wrongIn(zone: string, stretches: readonly Stretch[]): string[] {
  const changes = stretches.slice(1).map(({ from }) => from)
  const wrong: string[] = []
  const hold = (what: string, is: string | undefined, should: string) => {
    if (is !== should) wrong.push(`${zone}, ${what}: it is ${is} and should be ${should}`)
  }
  for (const change of changes) {
    const year = dateOf(change).getUTCFullYear()
    if (year < years.from || year > years.until) continue
    for (const day of [-2, -1, 0, 1].map((more) => dayAt(change, stretches) + more)) {
      const end = firstAfter(day, stretches)
      const begin = firstAfter(day - 1, stretches)
      const name = nameOf(day)
      hold(`the end of ${name}`, expiryOf(nextDay, dateOf(begin - 1), zone)?.expires_at, toInstant(dateOf(end)))
      hold(
        `with two days of grace after ${nameOf(day - 2)}`,
        endingAfter(Temporal.PlainDate.from(nameOf(day - 2)), 2, zone).expires_at,
        toInstant(dateOf(end)),
      )
      // The first and last second of each day, and the seconds around the change.
      for (const second of [begin, end - 1, change - 1, change]) {
        hold(
          `the day of ${toInstant(dateOf(second))}`,
          dayOf(dateOf(second), zone).toString(),
          nameOf(dayAt(second, stretches)),
        )
      }
    }
  }
  return wrong
}

describe('expiry against the time zone data of the operating system', () => {
  beforeAll(() => {
    if (missing) throw new Error(missing)
  })

  test(`points end on time around every clock change from ${years.from} to ${years.until} in all zones`, () => {
    const zones = zoneNames().filter(isKnown)
    const compared = zones.map((zone) => ({ zone, system: stretchesOf(zone, around), node: stretchesOfNode(zone) }))
    const changing = compared.filter(({ zone }) => stretchesOf(zone, years).length > 1)
    expect(zones.length, 'zones that both know').toBeGreaterThan(400)
    expect(changing.length, 'zones whose clocks change').toBeGreaterThan(100)

    // Governments change clocks at short notice, so two sources of different age may differ.
    const differing = compared.filter(({ system, node }) => !isDeepStrictEqual(system, node))
    const versions = `Node has the time zone data ${process.versions.tz}, the operating system ${dataVersion ?? 'unknown'}`
    if (dataVersion === process.versions.tz) expect(differing.map(({ zone }) => zone)).toEqual([])
    if (differing.length > 0) {
      const names = differing.map(({ zone }) => zone).join(', ')
      console.warn(`${versions}. They differ in ${names}: there, ends are held against Node’s.`)
    }
    expect(differing.length, versions).toBeLessThan(zones.length / 10)

    const wrong = compared.flatMap(({ zone, system, node }) =>
      wrongIn(zone, differing.some((other) => other.zone === zone) ? node : system),
    )
    expect(wrong, versions).toEqual([])
  })

  test('a site can only choose zones that the operating system has', () => {
    const names = new Set(zoneNames())
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => !names.has(zone))).toEqual([])
  })

  test('the reference data contains known changes: Copenhagen, and Lord Howe’s half hour, by file and by rule', () => {
    const march = Date.UTC(2026, 2, 29, 1) / 1000
    const october = Date.UTC(2026, 9, 25, 1) / 1000
    const expected = [
      { from: march, offset: 7200 },
      { from: october, offset: 3600 },
    ]
    const year = { from: 2026, until: 2026 }
    expect(stretchesOf('Europe/Copenhagen', year).slice(1)).toEqual(expected)
    expect(ruleTransitions('CET-1CEST,M3.5.0,M10.5.0/3', year)).toEqual(expected)
    expect(ruleTransitions('<+1030>-10:30<+11>-11,M10.1.0,M4.1.0', year)).toEqual([
      { from: Date.UTC(2026, 3, 4, 15) / 1000, offset: 37_800 },
      { from: Date.UTC(2026, 9, 3, 15, 30) / 1000, offset: 39_600 },
    ])
    expect(ruleTransitions('UTC0', year)).toEqual([])
  })
})

/** Node leaves out a few zones that are not places; a site cannot use them. */
function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The same offsets from Node's own data. */
function stretchesOfNode(zone: string): Stretch[] {
  const end = Date.UTC(around.until + 1, 0, 1)
  let moment = Temporal.Instant.fromEpochMilliseconds(Date.UTC(around.from, 0, 1)).toZonedDateTimeISO(zone)
  const stretches = [{ from: Number.NEGATIVE_INFINITY, offset: moment.offsetNanoseconds / 1e9 }]
  for (;;) {
    const next = moment.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= end) return stretches
    const offset = next.offsetNanoseconds / 1e9
    if (offset !== stretches.at(-1)?.offset) stretches.push({ from: next.epochMilliseconds / 1000, offset })
    moment = next
  }
}
