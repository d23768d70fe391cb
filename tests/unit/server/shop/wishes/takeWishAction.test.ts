import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { marksOf } from '#server/shop/shelf/marks.ts'
import { takeWishAction, WishForm } from '#server/shop/wishes/takeWishAction.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct } from '../shopFixture.ts'

async function marks(db: Database, { user }: LearnerVisit) {
  const { goal, wishes } = await marksOf(db.reader, user.uid)
  return { goal, wishes: [...wishes] }
}

test('the buttons of a product set and remove the goal and the wish of the learner', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const { id } = await addProduct(db, { stock: 0 })
  await takeWishAction(db, ada, id, 'save')
  expect(await marks(db, ada)).toEqual({ goal: id, wishes: [] })
  await takeWishAction(db, ada, id, 'wish')
  expect(await marks(db, ada)).toEqual({ goal: id, wishes: [id] })
  await takeWishAction(db, ada, id, 'drop')
  expect(await marks(db, ada)).toEqual({ goal: null, wishes: [id] })
  await takeWishAction(db, ada, id, 'unwish')
  expect(await marks(db, ada)).toEqual({ goal: null, wishes: [] })
})

test('the button of an old page does not remove a goal that was set since', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const [mug, pen] = [await addProduct(db), await addProduct(db, { title: 'Pen' })]
  await takeWishAction(db, ada, mug.id, 'save')
  await takeWishAction(db, ada, pen.id, 'save')
  await takeWishAction(db, ada, mug.id, 'drop')
  expect(await marks(db, ada)).toEqual({ goal: pen.id, wishes: [] })
})

test('a form of the buttons names one of their actions, and may name the page to return to', () => {
  for (const action of ['save', 'drop', 'wish', 'unwish']) expect(WishForm.parse({ action })).toEqual({ action })
  const form = { action: 'save', back: '/incentives?page=1' }
  expect(WishForm.parse(form)).toEqual(form)
  for (const other of [{}, { action: 'buy' }]) expect(WishForm.safeParse(other).success).toBe(false)
})
