import { expect, test } from 'vitest'
import { freeRanges } from '#shared/availability/freeRanges.ts'
import { calendarsOf } from '#server/availability/calendar/calendarsOf.ts'
import { courseCalendars } from '#server/availability/calendar/courseCalendar.ts'
import { aroundSessions, keptCalendars } from '#server/availability/calendar/keptCalendars.ts'
import { fillTeachers } from '#tests/bench/manyTeachers.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { range } from '#tests/unit/shared/availability/person.ts'

const monday = '2026-11-23'
const week = range('2026-11-23', '2026-11-30')
const day = range('2026-11-25', '2026-11-26')

test('the calendars that one part of a page has read serve the others, whose free time is the same', async () => {
  const db = await freshDatabase()
  const uids = await fillTeachers(db, 6, monday)
  const { calendars } = await courseCalendars(db.reader, uids.slice(0, 4), {
    span: week,
    around: aroundSessions(week),
  })
  const source = keptCalendars(db.reader, aroundSessions(week), calendars)
  const found = await source(uids, day)
  for (const uid of uids.slice(0, 4)) expect(found.get(uid)).toBe(calendars.get(uid))
  const read = await calendarsOf(db.reader, uids, day)
  for (const uid of uids) expect(freeRanges(found.get(uid)!, day)).toEqual(freeRanges(read.get(uid)!, day))
  const again = await source(uids, week)
  for (const uid of uids) expect(again.get(uid)).toBe(found.get(uid))
})

test('calendars outside the kept span are read for their own span', async () => {
  const db = await freshDatabase()
  const uids = await fillTeachers(db, 2, monday)
  const source = keptCalendars(db.reader, day)
  await source(uids, day)
  expect(await source(uids, week)).toEqual(await calendarsOf(db.reader, uids, week))
})
