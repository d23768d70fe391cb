import { expect, test } from 'vitest'
import { onAnyShelfAmong, onShelfAmong } from '#server/shop/shelf/onShelf.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, addTraining } from '../shopFixture.ts'

const norway = [{ type: 'country' as const, value: 'NO', rule: 'and' as const }]
const [past, future] = ['2026-11-20 08:00:00', '2026-12-01 08:00:00']

test('of several products a learner gets those that they can see, and no other', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { country: 'DK' })
  const [mug, foreign, bag] = [
    await addProduct(db),
    await addProduct(db, { restrictions: norway }),
    await addProduct(db, { title: 'Bag' }),
  ]
  await addProduct(db, { title: 'Not asked for' })
  const seen = async (ids: number[]) => (await onShelfAmong(db.reader, ada, ids)).map(({ id }) => id)
  expect((await seen([bag.id, foreign.id, mug.id, 4711])).toSorted((a, b) => a - b)).toEqual([mug.id, bag.id])
  expect([await seen([foreign.id]), await seen([mug.id]), await seen([])]).toEqual([[], [mug.id], []])
})

test('a learner gets a product in its time, with others or alone, and not before or after it', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const now = await addProduct(db, { visible: { from: past, until: future } })
  const others = [
    await addProduct(db, { visible: { from: future, until: null } }),
    await addProduct(db, { visible: { from: null, until: past } }),
  ]
  const seen = async (ids: number[]) => (await onShelfAmong(db.reader, ada, ids)).map(({ id }) => id)
  expect(await seen([now.id])).toEqual([now.id])
  expect(await seen([now, ...others].map(({ id }) => id))).toEqual([now.id])
  for (const { id } of others) expect(await seen([id])).toEqual([])
})

test('some learner can see a product now or later unless it is hidden from all, has ended, or sells a hidden training', async () => {
  const db = await freshDatabase()
  const training = await addTraining(db)
  const shown = [
    await addProduct(db),
    await addProduct(db, { restrictions: norway }),
    await addProduct(db, { visible: { from: future, until: null } }),
  ]
  const hidden = [
    await addProduct(db, { status: 'draft' }),
    await addProduct(db, { visible: { from: null, until: past } }),
    await addProduct(db, { type: 'training', training }),
  ]
  await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).where('id', '=', training).execute())
  await addProduct(db, { title: 'Not asked for' })
  const ids = [...shown, ...hidden].map(({ id }) => id)
  const found = await onAnyShelfAmong(db.reader, ids, morning)
  expect(found.toSorted((a, b) => a - b)).toEqual(shown.map(({ id }) => id))
})
