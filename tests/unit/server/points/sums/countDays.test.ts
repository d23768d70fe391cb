import { expect, test } from 'vitest'
import { countDays } from '#server/points/sums/countDays.ts'
import { pointMarks } from '#server/points/sums/marks.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, earn, timeZone } from '../savers.ts'

const time = { now: at('2026-11-20'), timeZone }

async function learner() {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  return { db, uid }
}

function kept(db: Database) {
  const days = db.reader.selectFrom('point_days').select(['day', 'starts_at', 'ends_at', 'kind', 'entries', 'amount'])
  return days.orderBy('starts_at').orderBy('kind').execute()
}

test('each day that is over is counted once, by kind of entry', async () => {
  const { db, uid } = await learner()
  expect(await countDays(db, time), 'without entries').toBe(0)
  expect((await pointMarks(db.reader)).days_until).toBeNull()
  await earn(db, { uid, points: 50, now: at('2026-11-17') })
  await earn(db, { uid, points: 20, now: at('2026-11-17') })
  await buy(db, { uid, points: 30, now: at('2026-11-17') })
  await earn(db, { uid, points: 4, now: at('2026-11-19') })
  await earn(db, { uid, points: 9, now: at('2026-11-20') })
  const days = [
    { day: '2026-11-17', kind: 'earn', entries: 2, amount: 70 },
    { day: '2026-11-17', kind: 'purchase', entries: 1, amount: -30 },
    { day: '2026-11-19', kind: 'earn', entries: 1, amount: 4 },
  ]
  expect(await countDays(db, time), 'the 17th, the 18th and the 19th').toBe(3)
  expect(await kept(db)).toMatchObject(days)
  expect((await kept(db))[0]).toMatchObject({ starts_at: '2026-11-17 19:00:00', ends_at: '2026-11-18 07:00:00' })
  expect((await pointMarks(db.reader)).days_until).toBe('2026-11-20 07:00:00')
  expect(await countDays(db, time)).toBe(0)
  expect(await countDays(db, { ...time, now: at('2026-11-21') })).toBe(1)
  expect(await kept(db)).toMatchObject([...days, { day: '2026-11-20', kind: 'earn', entries: 1, amount: 9 }])
})

test('all days are counted again on demand, and rows without a mark do not count twice', async () => {
  const { db, uid } = await learner()
  await earn(db, { uid, points: 50, now: at('2026-11-17') })
  await countDays(db, time)
  await db.transact((tx) => tx.updateTable('point_days').set({ amount: 999 }).execute())
  expect(await countDays(db, time, { again: true })).toBe(3)
  expect(await kept(db)).toMatchObject([{ amount: 50 }])
  await db.transact((tx) => tx.updateTable('point_marks').set({ days_until: null }).execute())
  expect(await countDays(db, time)).toBe(3)
  expect(await kept(db)).toMatchObject([{ amount: 50 }])
})

test('counting stops at a signal, and continues there later', async () => {
  const { db, uid } = await learner()
  await earn(db, { uid, points: 50, now: at('2026-11-17') })
  const end = new AbortController()
  const transact: Database['transact'] = (run) => db.transact(run).finally(() => end.abort(new Error('stopped')))
  await expect(countDays({ ...db, transact }, time, { signal: end.signal })).rejects.toThrow('stopped')
  expect(await countDays(db, time)).toBe(2)
})
