import { expect, test } from 'vitest'
import { followBegunSessions } from '#server/availability/sessions/followBegunSessions.ts'
import { store } from './planning.ts'
import { desk } from './planningDesk.ts'

test('the next session of a training is the first one that is scheduled and has not begun', async () => {
  const desktop = await desk()
  const { db, create, change, training } = desktop
  const next = async () =>
    (await db.reader.selectFrom('trainings').select('next_session_at').where('id', '=', training).executeTakeFirst())
      ?.next_session_at
  const [one, two] = [await create(), await create({ from: '2026-11-30 08:00:00', until: '2026-11-30 09:00:00' })]
  const reason = 'An instructor comes later.'
  expect(await next()).toBeNull()
  await change(one, { action: 'schedule', reason })
  expect(await next()).toBe('2026-11-30 10:00:00')
  await change(two, { action: 'schedule', reason })
  expect(await next()).toBe('2026-11-30 08:00:00')
  await change(two, { revision: 2, from: '2026-11-20 08:00:00', until: '2026-11-20 09:00:00', reason })
  expect(await next()).toBe('2026-11-30 10:00:00')
  await change(one, { action: 'cancel', reason })
  expect(await next()).toBeNull()
  const tags = await db.reader.selectFrom('cache_tags').select('tag').execute()
  expect(tags.map(({ tag }) => tag)).toEqual(expect.arrayContaining([`training:${training}`, 'trainings:start_date']))
})

test('after the beginning of the next session, the training gets the one after it', async () => {
  const desktop = await desk()
  const { db, training, change } = desktop
  await store(desktop, { from: '08:00', until: '09:00' })
  const draft = await store(desktop, { from: '15:00', until: '16:00', status: 'draft' })
  await change(draft, { action: 'schedule', reason: 'An instructor comes later.' })
  const next = async () =>
    (await db.reader.selectFrom('trainings').select('next_session_at').where('id', '=', training).executeTakeFirst())
      ?.next_session_at
  const follow = (time: string) => followBegunSessions({ db, clock: () => new Date(`2026-11-30T${time}Z`) })
  expect(await next()).toBe('2026-11-30 08:00:00')
  expect(await follow('07:59:59')).toBe(0)
  expect(await follow('08:00:00')).toBe(1)
  expect(await next()).toBe('2026-11-30 15:00:00')
  expect(await follow('15:00:00'), 'none is planned').toBe(0)
  expect(await next()).toBe('2026-11-30 15:00:00')
})
