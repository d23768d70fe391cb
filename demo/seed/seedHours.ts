import { instantAt } from '#shared/availability/wallClock.ts'
import type { HourRange, WeeklyHours } from '#shared/contract/availability.ts'
import { toInstant } from '#shared/instant.ts'
import { addDays } from '#shared/days.ts'
import type { Tx } from '#server/db/database.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { type DemoHours, type DemoHoursSchedule, demoHours, type DemoTimeOff } from '../content/hours/hours.ts'
import { people } from '../content/people.ts'
import { type Ids, seededId } from './seedVocabularies.ts'

/** The day of `now` on the clock of a person, and how their days are counted from it. */
interface Clock {
  timeZone: string
  at: string
  dayIn(days: number): string
}

/** The schedules, overrides, time off and choices of everyone who teaches. */
export async function seedHours(tx: Tx, { uids, now }: { uids: Ids; now: Date }): Promise<void> {
  for (const hours of demoHours) {
    const uid = seededId(uids, hours.mail)
    const clock = clockOf(hours.mail, now)
    const [usual = 0] = await seedSchedules(tx, uid, hours, clock)
    await seedExceptions(tx, { uid, schedule: usual }, hours, clock)
    if (hours.gapMinutes)
      await tx.insertInto('instructor_choices').values({ uid, gap_minutes: hours.gapMinutes }).execute()
  }
}

function clockOf(mail: string, now: Date): Clock {
  const { timezone: timeZone } = people.find((person) => person.mail === mail)!
  const today = dayOf(now, timeZone)
  return { timeZone, at: toInstant(now), dayIn: (days) => addDays(today.toString(), days) }
}

/** Returns the ids. */
async function seedSchedules(tx: Tx, uid: number, { schedules }: DemoHours, clock: Clock): Promise<number[]> {
  const rows = await tx
    .insertInto('availability_schedules')
    .values(
      schedules.map(({ name, hours, season }, place) => ({
        uid,
        name,
        time_zone: clock.timeZone,
        is_default: place === 0 ? 1 : 0,
        changed: clock.at,
        ...validity(season, clock.dayIn(0)),
        weekly: JSON.stringify(hours.flatMap((some) => weeklyOf(some, clock.dayIn(0)))),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The season that ends next. */
function validity(season: DemoHoursSchedule['season'], today: string) {
  if (!season) return { valid_from: null, valid_until: null }
  const [from, until] = season
  const year = Number(today.slice(0, 4)) + (until < today.slice(5) ? 1 : 0)
  return { valid_from: `${year}-${from}`, valid_until: `${year}-${until}` }
}

function weeklyOf([days, hours, everyWeeks = 1]: DemoHoursSchedule['hours'][number], today: string): WeeklyHours[] {
  return days.flatMap((weekday) =>
    hours.map((text) => ({
      weekday,
      ...rangeOf(text),
      every_weeks: everyWeeks,
      ...(everyWeeks > 1 && { anchor: today }),
    })),
  )
}

async function seedExceptions(
  tx: Tx,
  { uid, schedule }: { uid: number; schedule: number },
  { overrides = [], timeOff = [] }: DemoHours,
  clock: Clock,
): Promise<void> {
  for (const { inDays, hours } of overrides) {
    const [from_day, until_day] = [clock.dayIn(inDays[0]), clock.dayIn(inDays[1])]
    const ranges = JSON.stringify(hours?.map(rangeOf) ?? [])
    const kind = hours ? 'hours' : 'closed'
    await tx
      .insertInto('availability_overrides')
      .values({ uid, schedule_id: schedule, from_day, until_day, kind, ranges })
      .execute()
  }
  for (const { reason, note, isPublic, ...time } of timeOff)
    await tx
      .insertInto('time_off')
      .values({ uid, ...spanOf(time, clock), reason, note, note_public: isPublic ? 1 : 0 })
      .execute()
}

function spanOf({ inDays, hours }: Pick<DemoTimeOff, 'inDays' | 'hours'>, { timeZone, dayIn }: Clock) {
  const [first, last] = [dayIn(inDays[0]), dayIn(inDays[1])]
  if (!hours) return { all_day: 1, from_at: first, until_at: last }
  const { from, until } = rangeOf(hours)
  const instant = (day: string, time: string) => toInstant(new Date(instantAt(day, time, timeZone)))
  return { all_day: 0, from_at: instant(first, from), until_at: instant(last, until) }
}

function rangeOf(text: string): HourRange {
  const [from = '', until = ''] = text.split('-')
  return { from, until }
}
