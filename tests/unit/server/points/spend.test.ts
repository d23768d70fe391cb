import { expect, test } from 'vitest'
import { openWallet } from '#server/points/book/openWallet.ts'
import { spend } from '#server/points/spend.ts'
import { walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, earn, timeZone } from './savers.ts'

const time = { now: at('2026-11-20'), timeZone }

test('an order is paid once: the same request again returns the first entry and the lots that are left', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 50, now: at('2026-11-01') })
  const paid = await buy(db, { uid, points: 20, now: at('2026-11-02') })
  const { key, order_id } = await db.reader
    .selectFrom('point_entries')
    .select(['key', 'order_id'])
    .where('id', '=', paid)
    .executeTakeFirstOrThrow()
  const pay = (points: number, given: string) =>
    db.transact(async (tx) => {
      const wallet = await openWallet(tx, uid, time)
      return spend(tx, wallet, { points, orderId: order_id ?? 0, reason: 'story', key: given }, time)
    })
  expect(await pay(20, key)).toMatchObject({ entry: { id: paid }, repeated: true, lots: [{ remaining: 30 }] })
  expect(await pay(40, key), 'also if too few points are left').toMatchObject({ repeated: true })
  expect(await walletOf(db.reader, uid, time)).toMatchObject({ points: 30, spent: 20 })
  expect(await pay(30, 'other')).toMatchObject({ entry: { amount: -30, balance_after: 0 }, repeated: false, lots: [] })
})
