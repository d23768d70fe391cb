import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { recountPopularity } from '#server/catalogue/facts/popularity.ts'
import type { Database } from '#server/db/database.ts'
import { holdClock } from '#server/cache/clock.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import { deadlocks } from '#tests/support/deadlocks.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, course, now } from '../catalogue.ts'

test('popularity is counted without a lock, and written in several transactions', async () => {
  const db = await freshDatabase()
  const { uid } = await addLearner(db, 'Ada')
  const ids: number[] = []
  for (let count = 0; count < 600; count++) ids.push(await add(db, course(`Training ${count}`)))
  await db.transact(async (tx) => {
    for (const training_id of ids)
      await tx
        .insertInto('enrolments')
        .values({ uid, training_id, state: 'enrolled', enrolled_at: toInstant(now) })
        .execute()
  })
  let transactions = 0
  const transact: Database['transact'] = (run) => {
    transactions++
    return db.transact(run)
  }
  expect(await recountPopularity({ ...db, transact }, now)).toBe(600)
  expect(transactions).toBe(2)
  const rows = await db.reader.selectFrom('trainings').select('popularity').distinct().execute()
  expect(rows).toEqual([{ popularity: 1 }])
  expect(await recountPopularity({ ...db, transact }, now)).toBe(0)
  expect(transactions, 'nothing changed, so nothing is written').toBe(2)
})

test('a recount and a save of the same training wait for each other', async () => {
  const db = await freshDatabase()
  const id = await add(db, course('Python'))
  await db.transact((tx) => tx.updateTable('trainings').set({ popularity: 5 }).execute())
  const before = await deadlocks(db)
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  let saves = 0
  const saving = db.transact(async (tx) => {
    saves++
    await holdClock(tx)
    hold()
    await pause(300)
    await saveTraining(tx, { id, training: course('Algebra') }, now)
  })
  await isHeld
  let counts = 0
  const transact: Database['transact'] = (run) =>
    db.transact((tx) => {
      counts++
      return run(tx)
    })
  await Promise.all([saving, recountPopularity({ ...db, transact }, now)])
  expect([saves, counts], 'nothing is run a second time').toEqual([1, 1])
  expect(await deadlocks(db)).toBe(before)
  const rows = await db.reader.selectFrom('trainings').select(['title', 'popularity']).execute()
  expect(rows).toEqual([{ title: 'Algebra', popularity: 0 }])
})
