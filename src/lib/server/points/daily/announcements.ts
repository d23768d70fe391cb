import { fromInstant } from '#shared/instant.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Reader } from '../../db/database.ts'
import type { LotRow } from '../../db/schema/points.ts'

export type ExpiringLot = Pick<LotRow, 'uid' | 'remaining' | 'earned_at' | 'expires_on' | 'schedule_version'>

/** A notice that points of a user expire: how many, their last day, and the number of days before it. */
export interface Announcement {
  uid: number
  points: number
  date: string
  days: number
}

/** The days after `from` up to and including `today`. */
interface Span {
  from: Temporal.PlainDate
  today: Temporal.PlainDate
  timeZone: string
}

/**
 * The notices that are due on these days under the site's schedules, and the last days (`yyyy-MM-dd`, sorted) that they
 * are about.
 */
export async function createAnnouncements(reader: Reader, { from, today, timeZone }: Span) {
  const versions = await reader.selectFrom('schedule_versions').select(['id', 'terms']).execute()
  const terms = new Map(versions.map((version) => [version.id, ScheduleTerms.parse(JSON.parse(version.terms))]))
  const notices = new Set([...terms.values()].flatMap(({ notice_days }) => notice_days))
  const dates = new Set<string>()
  for (let day = today; Temporal.PlainDate.compare(day, from) > 0; day = day.subtract({ days: 1 })) {
    for (const days of notices) dates.add(day.add({ days }).toString())
  }
  const past = today.toString()

  /** The notice that is due for a lot: the latest one, unless it was due before the lot existed or before `from`. */
  function noticeFor({ earned_at, expires_on, schedule_version }: ExpiringLot): number | undefined {
    const schedule = schedule_version === null ? undefined : terms.get(schedule_version)
    if (!schedule || expires_on === null) return undefined
    const end = Temporal.PlainDate.from(expires_on)
    const left = today.until(end).days
    const days = Math.min(...schedule.notice_days.filter((notice) => notice >= left))
    if (!Number.isFinite(days)) return undefined
    const due = end.subtract({ days })
    // A sliding period restarts with each activity, so a user who is active every day must not get a notice every day.
    const begun =
      schedule.type === 'sliding'
        ? end.subtract({ [schedule.unit]: schedule.amount })
        : dayOf(fromInstant(earned_at), timeZone)
    const isDue = Temporal.PlainDate.compare(due, from) > 0 && Temporal.PlainDate.compare(due, begun) > 0
    return isDue ? days : undefined
  }

  return {
    dates: [...dates].filter((date) => date >= past).sort(),
    /** @param lots all lots of these users that end on one of `dates`, by uid */
    announcementsOf(lots: readonly ExpiringLot[]): Announcement[] {
      const ends = Map.groupBy(lots, ({ uid, expires_on }) => `${uid} ${expires_on}`)
      return [...ends.values()].flatMap((ending) => {
        const days = Math.min(...ending.map((lot) => noticeFor(lot) ?? Number.POSITIVE_INFINITY))
        const [first] = ending
        if (!first?.expires_on || !Number.isFinite(days)) return []
        const points = ending.reduce((sum, { remaining }) => sum + remaining, 0)
        return [{ uid: first.uid, points, date: first.expires_on, days }]
      })
    },
  }
}
