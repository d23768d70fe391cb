import { expect, test } from 'vitest'
import { readRange, writtenRange } from '#shared/availability/ranges.ts'
import { coursePeople } from '#server/availability/calendar/coursePeople.ts'
import { courseCalendar } from '#server/availability/calendar/courseCalendar.ts'
import { calendarsOf } from '#server/availability/calendar/calendarsOf.ts'
import { ownCalendar } from '#server/availability/calendar/ownCalendar.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'
import { DAY_MS } from '#shared/time.ts'

const visit = { language: 'en', siteLanguage: 'en', timeZone: 'Europe/Copenhagen' }

test('everyone who teaches in the demo has hours in their own zone in the next four weeks', async () => {
  const { reader } = await demoDatabase()
  const { people, meta } = await coursePeople(reader, visit, { limit: 100 })
  expect(meta.total).toBe(15)
  expect(new Set(people.map(({ time_zone }) => time_zone)).size).toBeGreaterThan(8)
  const span = { from: morning.getTime(), until: morning.getTime() + 28 * DAY_MS }
  const uids = people.map(({ uid }) => uid)
  const calendars = await calendarsOf(reader, uids, span)
  expect([...calendars.keys()].sort()).toEqual(uids.toSorted())
  const seen = await courseCalendar(reader, uids, span)
  expect(seen.filter(({ free }) => free.length < 4)).toEqual([])
  for (const uid of uids) {
    const own = await ownCalendar(reader, uid, readRange(writtenRange(span)))
    expect(own.hours.length).toBeGreaterThan(3)
  }
})
