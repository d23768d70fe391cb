import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { walletEntries } from '#server/points/history/walletEntries.ts'
import { spend } from '#server/points/spend.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, offer, report, time, welcome } from '../earning/earningSite.ts'
import { createSavers, earn } from '../savers.ts'

const reading = { language: 'ar', siteLanguage: 'en', list: (names: readonly string[]) => names.join(' & ') }

/** Pays for an order with these snapshots of products. */
async function order(db: Database, uid: number, snapshots: readonly object[]): Promise<number> {
  const moment = '2026-11-20 12:00:00'
  return db.transact(async (tx) => {
    const product = { type: 'donation', status: 'active', title: 'Of today', price: 1, fulfilment: 'instant' } as const
    const { id } = await tx
      .insertInto('orders')
      .values({ uid, state: 'fulfilled', total: 1, placed_at: moment, changed_at: moment })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const snapshot of snapshots) {
      const { id: product_id } = await tx
        .insertInto('products')
        .values({ ...product, created: moment, changed: moment })
        .returning('id')
        .executeTakeFirstOrThrow()
      const line = { order_id: id, product_id, uid, quantity: 1, points: 1, placed_at: moment }
      await tx
        .insertInto('order_lines')
        .values({ ...line, snapshot: JSON.stringify(snapshot) })
        .execute()
    }
    const wallet = await openWallet(tx, uid, time)
    await spend(tx, wallet, { points: 1, orderId: id, reason: 'An order', key: `order:${id}` }, time)
    return id
  })
}

async function subjectsOf(db: Database, uid: number) {
  const { data } = await walletEntries(db.reader, uid, { query: {}, reading })
  return data.map(({ title, lang, training, order }) => ({ title, lang, training, order })).toReversed()
}

test('an order is named by its products as they were bought, with a language if there is one product', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 50, now: time.now })
  const mug = { texts: { title: 'Mug', language: 'en', translations: { ar: { title: 'كوب' } } } }
  const tree = { texts: { title: 'Baum', language: 'de', translations: { ar: {} } } }
  const orders = [await order(db, uid, [mug]), await order(db, uid, [mug, tree]), await order(db, uid, [tree])]
  const old = await order(db, uid, [{ name: 'of an older kind' }])
  const none = { training: null }
  expect((await subjectsOf(db, uid)).slice(1)).toEqual([
    { ...none, title: 'كوب', lang: 'ar', order: orders[0] },
    { ...none, title: 'كوب & Baum', lang: null, order: orders[1] },
    { ...none, title: 'Baum', lang: 'de', order: orders[2] },
    { ...none, title: 'An order', lang: null, order: old },
  ])
})

test('a training that is not published is named without a link', async () => {
  const db = await freshDatabase()
  await obey(db, [{ repeat: 'per_completion' }])
  const uid = await welcome(db, 'layla')
  const [open, hidden] = [await offer(db, 'Lifting'), await offer(db, 'Diving')]
  await report(db, { uid, external_id: 'one', training_id: open })
  await report(db, { uid, external_id: 'two', training_id: hidden })
  await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).where('id', '=', hidden).execute())
  expect(await subjectsOf(db, uid)).toMatchObject([
    { title: 'Lifting', training: open },
    { title: 'Diving', training: null },
  ])
})
