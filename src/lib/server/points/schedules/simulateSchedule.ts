import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ScheduleSimulation, ScheduleWish } from '#shared/contract/schedules.ts'
import { fromInstant } from '#shared/instant.ts'
import { dayOf, startOfDay } from '#shared/zonedDays.ts'
import { expiryOf } from '#shared/points/expiry.ts'
import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { SIMULATED_DAYS } from '#shared/points/simulatedDays.ts'
import type { Reader } from '../../db/database.ts'
import { nextPeople } from '../book/nextPeople.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { lastActivities } from './lastActivities.ts'
import { savedSchedule } from './readSchedules.ts'

/**
 * Returns the points of the last 90 days that would expire, with their last days: points under `schedule` if it is
 * given, else all points; under `terms` if they are given, else under the schedule's own terms. A sliding period counts
 * from the learner's last activity. Changes nothing.
 * @throws Refusal 404 for a schedule that does not exist
 */
export async function simulateSchedule(
  reader: Reader,
  { schedule, terms: newTerms }: ScheduleWish,
  { now, timeZone }: SiteTime,
): Promise<ScheduleSimulation> {
  const saved = schedule === undefined ? undefined : await savedSchedule(reader, schedule)
  const terms = newTerms ?? saved?.terms
  if (!terms) throw new Error('A simulation needs terms, or a schedule.')
  const since = dayOf(now, timeZone).subtract({ days: SIMULATED_DAYS - 1 })
  const from = startOfDay(since, timeZone)
  const sums = { all: createSum(), staying: createSum(), expiring: new Map<string, Sum>() }
  const lastDayOf = createLastDays(terms, timeZone)

  for (let after = 0; ;) {
    const { lots, upTo, isLast } = await openLotsOf(reader, { after, from, schedule })
    const active = terms.type === 'sliding' ? await lastActivities(reader, { after, upTo }, terms.reset_by) : undefined
    for (const { uid, remaining, earned_at } of lots) {
      const begun = later(earned_at, active?.get(uid))
      const date = lastDayOf(begun)
      const sum = date === null ? sums.staying : (sums.expiring.get(date) ?? createSum())
      if (date !== null) sums.expiring.set(date, sum)
      for (const counted of [sums.all, sum]) counted.add(uid, remaining)
    }
    if (isLast) break
    after = upTo
    await nextTurn()
  }
  const expiring = [...sums.expiring].map(([date, sum]) => ({ date, ...sum.totals() }))
  return {
    since: since.toString(),
    ...sums.all.totals(),
    expiring: expiring.sort((a, b) => (a.date < b.date ? -1 : 1)),
    staying: sums.staying.totals(),
  }
}

/** The last day of points whose period starts at a time (UTC text); `null`: they do not expire. */
function createLastDays(terms: ScheduleTerms, timeZone: string) {
  const known = new Map<string, string | null>()
  return (moment: string): string | null => {
    // Clocks do not change within a minute, so a day can be cached per minute.
    const minute = moment.slice(0, 16)
    let day = known.get(minute)
    if (day === undefined) {
      day = expiryOf(terms, fromInstant(moment), timeZone)?.expires_on ?? null
      known.set(minute, day)
    }
    return day
  }
}

type Sum = ReturnType<typeof createSum>

/** Adds up points; the calls must be grouped by user. */
function createSum() {
  let people = 0
  let points = 0
  let last = 0
  return {
    add(uid: number, more: number) {
      if (uid !== last) people++
      last = uid
      points += more
    },
    totals: () => ({ people, points }),
  }
}

/** The open lots of the next users that were earned since `from`, by uid, and the last uid. */
async function openLotsOf(
  reader: Reader,
  { after, from, schedule }: { after: number; from: string; schedule: number | undefined },
) {
  const { upTo, isLast } = await nextPeople(reader, after)
  const lots = await reader
    .selectFrom('lots')
    .select(['uid', 'remaining', 'earned_at'])
    .where('uid', '>', after)
    .where('uid', '<=', upTo)
    .where('remaining', '>', sql.lit(0))
    .where('earned_at', '>=', from)
    .$if(schedule !== undefined, (query) =>
      query.where('schedule_version', 'in', (eb) =>
        eb
          .selectFrom('schedule_versions')
          .select('id')
          .where('schedule_id', '=', schedule ?? 0),
      ),
    )
    .orderBy('uid')
    .execute()
  return { lots, upTo, isLast }
}

function later(one: string, other: string | undefined): string {
  return other !== undefined && other > one ? other : one
}
