import { expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { recountPopularity } from '#server/catalogue/facts/popularity.ts'
import type { Database } from '#server/db/database.ts'
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
