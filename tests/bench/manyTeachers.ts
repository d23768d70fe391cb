import type { Database, Tx } from '#server/db/database.ts'
import { layDownRoles } from '#server/cli/admin.ts'
import { createUser } from '#server/people/createUser.ts'
import { toInstant } from '#shared/instant.ts'
import { addDays } from '#shared/days.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { plainUser } from '#tests/support/plainUser.ts'
import { add, course } from '#tests/unit/server/catalogue/catalogue.ts'

const zones = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Africa/Cairo',
  'Africa/Nairobi',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Amman',
  'America/Denver',
]
/** Of each person: one busy time a day in another calendar, and a session on every fourth day. */
const DAYS = 40
const OVERRIDES = 10
const ABSENCES = 6

/** Fills an empty site with people who teach, with full calendars around `monday`. Returns their uids. */
export async function fillTeachers(db: Database, count: number, monday: string): Promise<number[]> {
  await db.transact(layDownRoles)
  const training = await add(db, course('First aid'))
  return db.transact(async (tx) => {
    const uids: number[] = []
    for (let place = 0; place < count; place++) uids.push(await addTeacher(tx, { place, training, monday }))
    return uids
  })
}

async function addTeacher(
  tx: Tx,
  { place, training, monday }: { place: number; training: number; monday: string },
): Promise<number> {
  const time_zone = zones[place % zones.length]!
  const user = plainUser(`teacher${place}`, { roles: ['instructor'], timezone: time_zone })
  const uid = await createUser(tx, { ...user, first_name: 'Teacher', last_name: String(place) })
  const schedule = await addSchedules(tx, { uid, time_zone, monday })
  const dayOf = (number: number) => addDays(monday, number - 5)
  const overrides = Array.from({ length: OVERRIDES }, (_, index) => {
    const day = dayOf((index * 4 + place) % DAYS)
    const ranges = JSON.stringify(index % 2 ? [{ from: '10:00', until: '15:00' }] : [])
    const kind = index % 2 ? ('hours' as const) : ('closed' as const)
    return { uid, schedule_id: schedule, from_day: day, until_day: day, kind, ranges }
  })
  await tx.insertInto('availability_overrides').values(overrides).execute()
  const absences = Array.from({ length: ABSENCES }, (_, index) => {
    const day = dayOf((index * 7 + place) % DAYS)
    return {
      uid,
      all_day: 1,
      from_at: day,
      until_at: day,
      reason: 'vacation' as const,
      note: 'Away',
      note_public: index % 2,
    }
  })
  await tx.insertInto('time_off').values(absences).execute()
  await addCommitments(tx, { uid, training, start: Date.parse(dayOf(0)) + (place % 8) * HOUR_MS })
  await tx.insertInto('instructor_choices').values({ uid, gap_minutes: 15 }).execute()
  return uid
}

/** Two ranges on each workday, and Saturdays every two weeks. Returns the id of the default. */
async function addSchedules(
  tx: Tx,
  { uid, time_zone, monday }: { uid: number; time_zone: string; monday: string },
): Promise<number> {
  const usual = [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '08:00', until: '12:00', every_weeks: 1 },
    { weekday, from: '13:00', until: '17:30', every_weeks: 1 },
  ])
  const saturdays = [{ weekday: 6, from: '09:00', until: '14:00', every_weeks: 2, anchor: monday }]
  const shared = { uid, time_zone, changed: `${monday} 00:00:00` }
  const [first] = await tx
    .insertInto('availability_schedules')
    .values([
      { ...shared, name: 'Usual', is_default: 1, weekly: JSON.stringify(usual) },
      { ...shared, name: 'Saturdays', is_default: 0, weekly: JSON.stringify(saturdays) },
    ])
    .returning('id')
    .execute()
  return first!.id
}

async function addCommitments(
  tx: Tx,
  { uid, training, start }: { uid: number; training: number; start: number },
): Promise<void> {
  const hourOn = (day: number, hour: number) => toInstant(new Date(start + day * DAY_MS + hour * HOUR_MS))
  const { id: calendar_id } = await tx
    .insertInto('subscribed_calendars')
    .values({ uid, name: 'Elsewhere', url: `https://calendar.example/${uid}`, created: toInstant(new Date(start)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const busy = Array.from({ length: DAYS }, (_, day) => ({
    calendar_id,
    from_at: hourOn(day, 6),
    until_at: hourOn(day, 7),
  }))
  await tx.insertInto('busy_times').values(busy).execute()
  for (let day = 0; day < DAYS; day += 4) {
    const { id: session_id } = await tx
      .insertInto('training_sessions')
      .values({
        training_id: training,
        title: 'First aid',
        time_zone: 'Europe/Berlin',
        status: 'scheduled',
        from_at: hourOn(day, 9),
        until_at: hourOn(day, 11),
        created: hourOn(0, 0),
        changed: hourOn(0, 0),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('session_instructors').values({ session_id, uid, state: 'confirmed' }).execute()
  }
}
