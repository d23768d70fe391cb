import { expect, test } from 'vitest'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import { saveFor } from '#server/shop/wishes/goals.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct } from '../shopFixture.ts'

const [front, back] = ['/media/cover/abcdefg/4-3/front.svg', '/media/cover/abcdefg/4-3/back.svg']

test('the page of a product has its pictures, its limit and the time of its sale', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const purchasable = { from: '2026-11-01 08:00:00', until: '2026-12-24 08:00:00' }
  const images = [
    { file: front, alt: 'From the front' },
    { file: back, alt: 'From the back' },
  ]
  const { id } = await addProduct(db, { images, limit: { count: 2, period: 'week' }, purchasable })
  const pictures = [
    { src: front, alt: 'From the front' },
    { src: back, alt: 'From the back' },
  ]
  expect(await shelfProduct(db.reader, ada, id)).toMatchObject({
    image: pictures[0],
    images: pictures,
    limit: { count: 2, period: 'week' },
    purchasable,
  })
  const plain = await addProduct(db)
  expect(await shelfProduct(db.reader, ada, plain.id)).toMatchObject({
    image: null,
    images: [],
    limit: null,
    purchasable: { from: null, until: null },
    checkout_fields: [],
  })
})

test('the card of a product shows its first picture, whether it is featured, and whether it is the goal', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const images = [{ file: front, alt: 'A mug' }]
  const [mug] = [await addProduct(db, { images, featured: true }), await addProduct(db, { title: 'Bag' })]
  await saveFor(db, ada, mug.id)
  const { data } = await shelf(db.reader, ada, {})
  expect(data).toMatchObject([
    { title: 'Enamel mug', image: { src: front, alt: 'A mug' }, featured: true, goal: true },
    { title: 'Bag', image: null, featured: false, goal: false },
  ])
})
