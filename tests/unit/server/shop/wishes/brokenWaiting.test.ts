import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { saveFor } from '#server/shop/wishes/goals.ts'
import { notifyWaiting } from '#server/shop/wishes/notifyWaiting.ts'
import { wish } from '#server/shop/wishes/wishes.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, openShop } from '../shopFixture.ts'

const look = (db: Database) => notifyWaiting({ db, clock: () => morning })

async function noticesOf(db: Database, { user }: LearnerVisit): Promise<string[]> {
  const rows = await db.reader.selectFrom('notices').select('type').where('uid', '=', user.uid).execute()
  return rows.map(({ type }) => type)
}

/** As a newer version of the site may write them. */
async function breakRestrictions(db: Database, id: number): Promise<void> {
  const restrictions = '[{"type":"unknown"}]'
  await db.transact((tx) => tx.updateTable('products').set({ restrictions }).where('id', '=', id).execute())
}

test('a product that cannot be read holds up no wish and no goal of others', async () => {
  const db = await freshDatabase()
  await openShop(db)
  const [ada, bea, eve] = [await addBuyer(db), await addBuyer(db), await addBuyer(db, { points: 50 })]
  const [broken, mug, cap] = [
    await addProduct(db, { stock: 0 }),
    await addProduct(db, { stock: 0 }),
    await addProduct(db, { price: 50 }),
  ]
  await wish(db, ada, broken.id)
  await wish(db, bea, mug.id)
  await saveFor(db, eve, cap.id)
  for (const { id } of [broken, mug])
    await changeProduct(db, id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  await breakRestrictions(db, broken.id)
  const failure = await look(db).catch((error: Error) => error)
  expect(await noticesOf(db, bea)).toEqual(['back_in_stock'])
  expect(await noticesOf(db, eve)).toEqual(['goal_affordable'])
  const waiting = await db.reader.selectFrom('stock_wishes').select('uid').execute()
  expect(waiting, 'the others wait on').toEqual([{ uid: ada.user.uid }])
  expect(failure).toMatchObject({ message: 'Some learners who wait could not be notified.' })
})

test('a goal that cannot be read holds up no other goal', async () => {
  const db = await freshDatabase()
  await openShop(db)
  const [ada, bea] = [await addBuyer(db, { points: 50 }), await addBuyer(db, { points: 50 })]
  const [broken, cap] = [await addProduct(db, { price: 50 }), await addProduct(db, { price: 50 })]
  await saveFor(db, ada, broken.id)
  await saveFor(db, bea, cap.id)
  await breakRestrictions(db, broken.id)
  const failure = await look(db).catch((error: Error) => error)
  expect(await noticesOf(db, bea)).toEqual(['goal_affordable'])
  expect(failure).toMatchObject({ message: 'Some learners who wait could not be notified.' })
})

test('a learner who cannot be notified holds up none of the others who wait for the product', async () => {
  const db = await freshDatabase()
  await openShop(db)
  const [ada, bea] = [await addBuyer(db), await addBuyer(db)]
  const mug = await addProduct(db, { stock: 0 })
  await wish(db, ada, mug.id)
  await wish(db, bea, mug.id)
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  const profile = '{'
  await db.transact((tx) => tx.updateTable('users').set({ profile }).where('uid', '=', ada.user.uid).execute())
  const failure = await look(db).catch((error: Error) => error)
  expect(await noticesOf(db, bea)).toEqual(['back_in_stock'])
  expect(failure).toMatchObject({ message: 'Some learners who wait could not be notified.' })
})

test('the run ends at once if the database is away', async () => {
  const db = await freshDatabase()
  await openShop(db)
  const people = await Promise.all([addBuyer(db), addBuyer(db), addBuyer(db)])
  const mug = await addProduct(db, { stock: 0 })
  for (const person of people) await wish(db, person, mug.id)
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  let tries = 0
  const away = Object.assign(new Error('Connection terminated'), { code: '08006' })
  const transact = () => {
    tries++
    return Promise.reject(away)
  }
  const lost: Database = { ...db, transact }
  await expect(look(lost)).rejects.toBe(away)
  expect(tries).toBe(1)
})

test.each(['wait', 'save'])('when the server stops, learners who %s are left to the next run', async (what) => {
  const db = await freshDatabase()
  await openShop(db)
  const people = [await addBuyer(db, { points: 50 }), await addBuyer(db, { points: 50 })]
  const mug = await addProduct(db, { price: 50, stock: 0 })
  for (const person of people) await (what === 'wait' ? wish : saveFor)(db, person, mug.id)
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  const [end, stopped] = [new AbortController(), new Error('The server stops.')]
  const stopping: Database = { ...db, transact: (run) => db.transact(run).finally(() => end.abort(stopped)) }
  const run = notifyWaiting({ db: stopping, clock: () => morning, signal: end.signal })
  await expect(run).rejects.toBe(stopped)
  const notices = async () => (await Promise.all(people.map((person) => noticesOf(db, person)))).flat()
  expect(await notices(), 'the one whose turn it was is notified').toHaveLength(1)
  expect(await look(db)).toBe(1)
  expect(await notices()).toHaveLength(2)
})
