import { describe, expect, test } from 'vitest'
import { freeRanges } from '#shared/availability/freeRanges.ts'
import { calendarsOf } from '#server/availability/calendar/calendarsOf.ts'
import { courseCalendar } from '#server/availability/calendar/courseCalendar.ts'
import { ownCalendar } from '#server/availability/calendar/ownCalendar.ts'
import type { Database, Reader } from '#server/db/database.ts'
import { fillTeachers } from '#tests/bench/manyTeachers.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { range } from '#tests/unit/shared/availability/person.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

const monday = '2026-11-23'
const month = range('2026-11-23', '2026-12-21')

describe('the calendars of people', () => {
  test('need the same number of statements for one person and for forty', async () => {
    const db = await freshDatabase()
    const uids = await fillTeachers(db, 40, monday)
    const counted = async (people: readonly number[]) => {
      const { reader, count } = counting(db.reader)
      await courseCalendar(reader, people, month)
      return count()
    }
    await counted(uids)
    expect(await counted(uids.slice(0, 1))).toBe(await counted(uids))
  })

  test('give course administrators the same free time as the person', async () => {
    const db = await freshDatabase()
    const uids = await fillTeachers(db, 12, monday)
    const seen = await courseCalendar(db.reader, uids, month)
    const calendars = await calendarsOf(db.reader, uids, month)
    for (const { uid, free } of seen) {
      expect((await ownCalendar(db.reader, uid, month)).free).toEqual(free)
      expect(freeRanges(calendars.get(uid)!, month)).toHaveLength(free.length)
    }
  })

  test('are the same, whether a span is read at once or day by day', async () => {
    const db = await freshDatabase()
    const uids = await fillTeachers(db, 12, monday)
    for (const [uid, calendar] of await calendarsOf(db.reader, uids, month)) {
      const days = Array.from({ length: 28 }, (_, day) => month.from + day * 86_400_000)
      for (const from of days) {
        const day = { from, until: from + 86_400_000 }
        const [alone] = (await calendarsOf(db.reader, [uid], day)).values()
        expect(freeRanges(alone!, day)).toEqual(freeRanges(calendar, day))
      }
    }
  })

  test('have no gap if nothing is chosen; the zone is the one of the person, of the default schedule, of the site', async () => {
    const db = await freshDatabase()
    const [berlin, abroad, nowhere] = [
      await takeIn(db, { name: 'berlin', mail: 'b@fernhill.test', timezone: 'Europe/Berlin' }),
      await takeIn(db, { name: 'abroad', mail: 'a@fernhill.test', timezone: null }),
      await takeIn(db, { name: 'nowhere', mail: 'n@fernhill.test', timezone: null }),
    ]
    await addTokyo(db, berlin)
    await addTokyo(db, abroad)
    const calendars = await calendarsOf(db.reader, [berlin, abroad, nowhere, 99_999], month)
    expect([...calendars.keys()].sort()).toEqual([berlin, abroad, nowhere].sort())
    const zoneOf = (uid: number) => calendars.get(uid)?.time_zone
    expect([berlin, abroad, nowhere].map(zoneOf)).toEqual(['Europe/Berlin', 'Asia/Tokyo', 'UTC'])
    expect(calendars.get(nowhere)).toMatchObject({ gap_minutes: 0, schedules: [], busy: [], sessions: [] })
  })
})

async function addTokyo(db: Database, uid: number): Promise<void> {
  const changed = '2026-01-01 00:00:00'
  const schedule = { uid, name: 'Tokyo', time_zone: 'Asia/Tokyo', is_default: 1, weekly: '[]', changed }
  await db.transact((tx) => tx.insertInto('availability_schedules').values(schedule).execute())
}

/** A reader that counts its statements. */
function counting(reader: Reader): { reader: Reader; count(): number } {
  let count = 0
  const counted = new Proxy(reader, {
    get(target, name) {
      if (name === 'getExecutor' || name === 'selectFrom') count++
      const member = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { reader: counted, count: () => count }
}
