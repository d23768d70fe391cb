import { expect, test } from 'vitest'
import { readConflicts } from '#server/availability/course/readConflicts.ts'
import { readCourseBoard } from '#server/availability/course/readCourseBoard.ts'
import { listSessions } from '#server/availability/sessions/listSessions.ts'
import { fillTeachers } from '#tests/bench/manyTeachers.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { openPlanning, reading, store, takeOff } from '../sessions/planning.ts'

const now = new Date('2026-11-30T08:00:00Z')
const visit = { user: null, language: 'en', siteLanguage: 'en', now, timeZone: 'UTC', ...reading }

test('the calendar shows the conflicts that the list of sessions has, and people who can teach instead', async () => {
  const plan = await openPlanning()
  const { db, signe, yusuf } = plan
  const uncovered = await store(plan, { teachers: [[signe, 'confirmed']] })
  await store(plan, { from: '13:00', until: '14:00', teachers: [[yusuf, 'requested']] })
  await takeOff(db, signe, '09:00', '12:00')
  const board = await readCourseBoard(db.reader, { view: 'month', date: '2026-11-30' }, visit)
  const { data } = await listSessions(db.reader, reading, {})
  expect([...board.sessions.values()]).toEqual(data)
  expect(board.conflicts.sessions.map(({ id }) => id)[0]).toBe(uncovered)
  expect(board.conflicts.substitutes.get(uncovered)).toMatchObject([{ uid: yusuf }])
  const page = await readConflicts(db.reader, { date: '2026-11-30' }, visit)
  expect(page.sessions).toEqual(board.conflicts.sessions)
  expect(page.substitutes).toEqual(board.conflicts.substitutes)
})

test('a table with a row for each day of a month has fifty people a page, all other views two hundred', async () => {
  const db = await freshDatabase()
  await fillTeachers(db, 60, '2026-11-23')
  const meta = async (place: Parameters<typeof readCourseBoard>[1]) =>
    (await readCourseBoard(db.reader, { date: '2026-11-30', ...place }, visit)).meta
  expect(await meta({ view: 'table', span: 'month' })).toMatchObject({ totalPages: 2, total: 60 })
  expect(await meta({ view: 'month' })).toMatchObject({ totalPages: 1 })
  expect(await meta({ view: 'table', span: 'week' })).toMatchObject({ totalPages: 1 })
})
