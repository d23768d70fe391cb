import { expect, test } from 'vitest'
import { award } from '#server/points/award.ts'
import { openForSpending } from '#server/points/spend.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { someoneWaits } from '#tests/support/someoneWaits.ts'
import { at, createSavers, timeZone } from './savers.ts'

test('a purchase that waits for the first points of a learner can spend them', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  const time = { now: at('2026-11-20'), timeZone }
  const held = Promise.withResolvers<void>()
  const awarding = db.transact(async (tx) => {
    await award(tx, { uid, kind: 'earn', points: 50, reason: 'story', key: 'first' }, time)
    held.resolve()
    await someoneWaits(db)
  })
  await held.promise
  const { wallet, known } = await db.transact((tx) => openForSpending(tx, uid, time))
  await awarding
  expect(wallet.points).toBe(50)
  expect(known.lots).toMatchObject([{ remaining: 50 }])
})
