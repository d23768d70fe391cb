import { expect, test } from 'vitest'
import { listProducts, requireProduct } from '#server/shop/products/readProducts.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { removeProduct } from '#server/shop/products/removeProduct.ts'
import { changeProduct, createProduct } from '#server/shop/products/saveProduct.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { putBack } from '#server/shop/stock/putBack.ts'
import { takeOffShelf } from '#server/shop/stock/takeOffShelf.ts'
import { MAX_STOCK, NewProduct, type Product, type ProductChange } from '#shared/contract/products.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { buy, addBuyer, stockLeft, addProduct, refusalCodes, refused } from '../shopFixture.ts'

const edit = { by: null, now: morning }

test('a draft needs only a title, a type and a price; its texts are stored and cleaned', async () => {
  const db = await freshDatabase()
  const draft = await createProduct(db, NewProduct.parse({ title: 'Mug', type: 'physical', price: 40 }), edit)
  expect(draft).toMatchObject({ status: 'draft', state: 'draft', revision: 1, stock: null, fulfilment: 'manual' })
  const text = {
    title: 'كوب',
    summary: '',
    description: '<b>x</b><script>y</script>',
    instructions_after: '',
    terms: '',
  }
  const change = {
    summary: 'Painted',
    description: '<p onclick="x()">Blue</p><script>z</script>',
    stock: 33,
    low_stock_at: 3,
    images: [{ file: '/media/cover/abcdefg/4-3/mug.svg', alt: 'A mug' }],
    limit: { count: 2, period: 'month' as const },
    visible: { from: '2026-11-01 00:00:00', until: null },
    restrictions: [{ type: 'country' as const, value: 'DK', rule: 'and' as const }],
    checkout_fields: [
      {
        name: 'size',
        type: 'select' as const,
        label: 'Size',
        hint: '',
        required: true,
        options: ['S', 'L'],
        translations: { ar: { label: 'المقاس', hint: '', options: ['صغير', 'كبير'] } },
      },
    ],
    translations: { ar: text },
  }
  const changed = await changeProduct(
    db,
    draft.id,
    { revision: 1, ...change, stock_seen: null },
    { by: null, now: later(5) },
  )
  expect(changed).toEqual({
    ...draft,
    ...change,
    description: '<p>Blue</p>',
    translations: { ar: { ...text, description: '<strong>x</strong>' } },
    revision: 2,
    changed: '2026-11-21 09:05:00',
  })
  expect(await requireProduct(db.reader, draft.id, later(6))).toEqual(changed)
})

test('the default delivery depends on the type, unless the shop requires approvals', async () => {
  const db = await freshDatabase()
  const make = async (type: Product['type']) =>
    (await createProduct(db, NewProduct.parse({ title: 'X', type, price: 1 }), edit)).fulfilment
  expect([await make('voucher'), await make('experience')]).toEqual(['instant', 'manual'])
  await saveShopSettings(db, { approval_default: true }, edit)
  expect(await make('voucher')).toBe('approval')
})

test('only some statuses may follow a status', async () => {
  const db = await freshDatabase()
  let product = await addProduct(db, { status: 'draft' })
  const to = async (status: Product['status']) => {
    product = await changeProduct(db, product.id, { revision: product.revision, status }, edit)
  }
  expect(await refusalCodes(to('paused'))).toEqual(['status: status'])
  for (const status of ['active', 'paused', 'active', 'paused', 'archived', 'draft'] as const) await to(status)
  expect(await refusalCodes(to('archived'))).toEqual(['status: status'])
  const seat = await addProduct(db, { type: 'training', status: 'draft' })
  expect(await refusalCodes(changeProduct(db, seat.id, { revision: 1, status: 'active' }, edit))).toEqual([
    'training: required',
  ])
})

test('the second of two concurrent changes of a product is refused', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db)
  await changeProduct(db, mug.id, { revision: 1, price: 50 }, edit)
  const second = await refused(changeProduct(db, mug.id, { revision: 1, title: 'Cup' }, edit))
  expect(second).toMatchObject({ status: 409, problems: [{ code: 'revision' }] })
  const alsoWrong = await refused(changeProduct(db, mug.id, { revision: 1, category: 99 }, edit))
  expect(alsoWrong).toMatchObject({ status: 409, problems: [{ code: 'revision' }] })
  expect(await requireProduct(db.reader, mug.id, morning)).toMatchObject({
    price: 50,
    title: 'Enamel mug',
    revision: 2,
  })
})

test('a stock count that is older than a sale is refused', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { stock: 10 })
  await buy(db, ada, [mug.id])
  const stale = await refused(changeProduct(db, mug.id, { revision: 1, stock: 12, stock_seen: 10 }, edit))
  expect(stale).toMatchObject({ status: 409, problems: [{ code: 'stock' }] })
  expect(await stockLeft(db, mug)).toBe(9)
  await changeProduct(db, mug.id, { revision: 1, stock: 12, stock_seen: 9 }, edit)
  expect(await stockLeft(db, mug)).toBe(12)
  const { stock } = await changeProduct(db, mug.id, { revision: 2, stock: null, stock_seen: 12 }, edit)
  expect(stock).toBeNull()
})

test('the stock cannot be set without the stock that was read', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db, { stock: 10 })
  const blind = changeProduct(db, mug.id, { revision: 1, stock: 12 }, edit)
  expect(await refusalCodes(blind)).toEqual(['stock_seen: required'])
  expect(await stockLeft(db, mug)).toBe(10)
})

test('pieces are added to or removed from the current stock', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { stock: 10 })
  await buy(db, ada, [mug.id])
  const change = (revision: number, more: Partial<ProductChange>) =>
    changeProduct(db, mug.id, { revision, ...more }, edit)
  expect((await change(1, { stock_add: 40 })).stock).toBe(49)
  expect((await change(2, { stock_add: -49 })).stock).toBe(0)
  const short = await refused(change(3, { stock_add: -1 }))
  expect(short).toMatchObject({ status: 409, problems: [{ code: 'stock' }] })
  expect(await refusalCodes(change(3, { stock_add: MAX_STOCK + 1 }))).toEqual(['stock_add: too_big'])
  expect(await refusalCodes(change(3, { stock: 3, stock_seen: 0, stock_add: 1 }))).toEqual(['stock_add: unexpected'])
  await change(3, { stock: null, stock_seen: 0 })
  expect(await refusalCodes(change(4, { stock_add: 1 }))).toEqual(['stock_add: unlimited'])
  const card = await addProduct(db, { type: 'voucher' })
  expect(await refusalCodes(changeProduct(db, card.id, { revision: 1, stock_add: 1 }, edit))).toEqual([
    'stock_add: read_only',
  ])
})

test('a product’s category and training must exist, and the stock of a voucher is read-only', async () => {
  const db = await freshDatabase()
  const given = NewProduct.parse({ title: 'X', type: 'voucher', price: 1, category: 99, stock: 5 })
  expect(await refusalCodes(createProduct(db, given, edit))).toEqual(['category: not_found', 'stock: read_only'])
  const seat = NewProduct.parse({ title: 'X', type: 'training', price: 1, training: 99 })
  expect(await refusalCodes(createProduct(db, seat, edit))).toEqual(['training: not_found'])
})

test('the state of a product follows from its status, time and stock', async () => {
  const db = await freshDatabase()
  const state = async (given: Partial<NewProduct>) => (await addProduct(db, given)).state
  expect(await state({ visible: { from: '2026-12-01 00:00:00', until: null } })).toBe('scheduled')
  expect(await state({ purchasable: { from: null, until: '2026-11-01 00:00:00' } })).toBe('ended')
  expect(await state({ stock: 0, low_stock_at: 3 })).toBe('sold_out')
  expect(await state({ stock: 3, low_stock_at: 3 })).toBe('low_stock')
  expect(await state({ stock: 4, low_stock_at: 3 })).toBe('active')
  expect(await state({ status: 'draft', stock: 0 })).toBe('draft')
  const [now, soon] = ['2026-11-21 09:00:00', '2026-11-21 09:00:01']
  for (const time of ['visible', 'purchasable'] as const) {
    expect(await state({ [time]: { from: now, until: soon } })).toBe('active')
    expect(await state({ [time]: { from: soon, until: null } })).toBe('scheduled')
    expect(await state({ [time]: { from: null, until: now } })).toBe('ended')
  }
})

test('a draft without orders is deleted; a sold product is archived', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const draft = await addProduct(db, { status: 'draft', stock: 3 })
  expect(await removeProduct(db, draft.id, edit)).toEqual({ deleted: true, status: null })
  expect(await refused(requireProduct(db.reader, draft.id, morning))).toMatchObject({ status: 404 })
  const mug = await addProduct(db)
  await buy(db, ada, [mug.id])
  expect(await removeProduct(db, mug.id, edit)).toEqual({ deleted: false, status: 'archived' })
  const again = await changeProduct(db, mug.id, { revision: 2, status: 'draft' }, edit)
  expect(await removeProduct(db, again.id, edit), 'its orders refer to it').toMatchObject({ deleted: false })
  expect((await listProducts(db.reader, {}, morning)).data).toEqual([])
  expect((await listProducts(db.reader, { status: 'archived' }, morning)).meta.total).toBe(1)
})

test('each code is imported once, and existing codes are reported', async () => {
  const db = await freshDatabase()
  const card = await addProduct(db, { type: 'voucher' })
  expect(await importCodes(db, card.id, ['A', ' B ', '', 'A'], edit)).toEqual({ added: 2, duplicates: ['A'] })
  expect(await importCodes(db, card.id, ['B', 'C'], edit)).toEqual({ added: 1, duplicates: ['B'] })
  expect(await stockLeft(db, card)).toBe(3)
  const mug = await addProduct(db)
  expect(await refusalCodes(importCodes(db, mug.id, ['A'], edit))).toEqual(['type: type'])
  expect(await refusalCodes(importCodes(db, card.id, ['D', 'x'.repeat(201)], edit))).toEqual(['codes[1]: too_long'])
  expect(await stockLeft(db, card)).toBe(3)
})

test('any quantity can be taken out of stock and put back, down to the last piece', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db, { stock: 70 })
  const row = { id: mug.id, type: mug.type, tracks_stock: 1 }
  const take = (quantity: number) => db.transact((tx) => takeOffShelf(tx, row, { quantity, buyer: 1 }))
  for (const quantity of [20, 1, 33, 16]) expect(await take(quantity)).not.toBeNull()
  expect(await take(1)).toBeNull()
  await db.transact((tx) => putBack(tx, mug.id, 3))
  expect(await take(4)).toBeNull()
  expect(await take(3)).not.toBeNull()
  expect(await stockLeft(db, mug)).toBe(0)
})

test('a change that is based on an old revision is refused with the name of the user who changed the product', async () => {
  const db = await freshDatabase()
  const { uid } = (await addBuyer(db)).user ?? { uid: 0 }
  const given = NewProduct.parse({ title: 'Mug', type: 'physical', price: 40 })
  const { id, revision } = await createProduct(db, given, edit)
  await changeProduct(db, id, { revision, price: 50 }, { by: uid, now: morning })
  const { full_name } = await db.reader
    .selectFrom('users')
    .select('full_name')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  await expect(changeProduct(db, id, { revision, price: 60 }, edit)).rejects.toMatchObject({
    status: 409,
    details: { revision: revision + 1, by: full_name },
  })
})
