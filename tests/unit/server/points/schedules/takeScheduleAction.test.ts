import { expect, test } from 'vitest'
import { savedSchedule } from '#server/points/schedules/readSchedules.ts'
import { changeSchedule } from '#server/points/schedules/saveSchedule.ts'
import { takeScheduleAction } from '#server/points/schedules/takeScheduleAction.ts'
import type { ScheduleAction } from '#shared/points/scheduleActions.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, createTerms, earn, setClock } from '../savers.ts'

const now = at('2026-11-21')

/** A site with a default schedule and another one, and the actions of a manager on the other one. */
async function site() {
  const db = await freshDatabase()
  await setClock(db)
  const [by = 0, uid = 0] = await createSavers(db, 2)
  const standard = await createTerms(db, { type: 'never' })
  const id = await createTerms(db, { type: 'rolling', amount: 1, unit: 'years' })
  const take = (action: ScheduleAction | undefined, of = id) => takeScheduleAction(db, of, action, { now, by })
  const saved = async () => {
    const { status, is_default } = await savedSchedule(db.reader, id)
    return { status, is_default }
  }
  const actors = async () => {
    const noted = db.reader.selectFrom('audit_entries').select('actor').where('subject_id', '=', String(id))
    return (await noted.orderBy('id').execute()).map(({ actor }) => actor)
  }
  return { db, id, standard, by, uid, take, saved, actors }
}

test('a schedule is archived, used again and made the default, each time by the manager', async () => {
  const { take, saved, actors, by } = await site()
  expect(await take('archive')).toBe('schedule-archived')
  expect(await saved()).toEqual({ status: 'archived', is_default: false })
  expect(await take('use')).toBe('schedule-active')
  expect(await saved()).toEqual({ status: 'active', is_default: false })
  expect(await take('default')).toBe('schedule-default')
  expect(await saved()).toEqual({ status: 'active', is_default: true })
  expect(await actors()).toEqual([null, by, by, by])
})

test('a schedule without use is deleted; one with points is archived, and the notice says so', async () => {
  const unused = await site()
  expect(await unused.take('delete')).toBe('schedule-deleted')
  await expect(unused.saved()).rejects.toMatchObject({ status: 404 })
  expect(await unused.actors()).toEqual([null, unused.by])
  const used = await site()
  await earn(used.db, { uid: used.uid, points: 5, now, scheduleId: used.id })
  expect(await used.take('delete')).toBe('schedule-archived')
  expect(await used.saved()).toEqual({ status: 'archived', is_default: false })
})

test('no action changes nothing', async () => {
  const { db, id, take } = await site()
  const before = await savedSchedule(db.reader, id)
  expect(await take(undefined)).toBeUndefined()
  expect(await savedSchedule(db.reader, id)).toEqual(before)
})

test('an action is refused for the default and for a schedule that does not exist', async () => {
  const { db, id, standard, take } = await site()
  for (const action of ['archive', 'delete'] as const) {
    await expect(take(action, standard)).rejects.toMatchObject({
      status: 409,
      problems: [{ path: '', code: 'default' }],
    })
  }
  await expect(take('use', 4711)).rejects.toMatchObject({ status: 404 })
  await changeSchedule(db, id, { revision: 1, status: 'archived' }, { by: null, now })
  await expect(take('default')).rejects.toMatchObject({
    status: 400,
    problems: [{ path: 'is_default', code: 'status' }],
  })
})
