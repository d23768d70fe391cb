import { expect, test } from 'vitest'
import { changeProducts } from '#server/shop/products/changeProducts.ts'
import { countStates } from '#server/shop/products/countStates.ts'
import { duplicateProduct } from '#server/shop/products/duplicateProduct.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { readProductList } from '#server/shop/products/readProductList.ts'
import { listProducts, requireProduct } from '#server/shop/products/readProducts.ts'
import { redeemedPieces } from '#server/shop/products/redeemedPieces.ts'
import { changeProduct, createProduct } from '#server/shop/products/saveProduct.ts'
import {
  NewProduct,
  type ProductChange,
  type ProductOrder,
  productOrders,
  productStates,
} from '#shared/contract/products.ts'
import { Refusal } from '#shared/refusal.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, buy, refusalCodes } from '../shopFixture.ts'

const past = '2020-01-01 00:00:00'
const future = '2090-01-01 00:00:00'
const explain = (error: unknown) => ({ code: error instanceof Refusal ? error.problems[0]!.code : '?', message: '!' })
const carriedOut = { by: null, now: morning, explain }

async function variedShelf() {
  const db = await freshDatabase()
  const add = (title: string, more: object) =>
    createProduct(db, NewProduct.parse({ title, type: 'physical', price: 40, status: 'active', ...more }), {
      by: null,
      now: morning,
    })
  const made = [
    await add('Draft', { status: 'draft', stock: 0 }),
    await add('Unlimited', { price: 10 }),
    await add('Plenty', { stock: 9, low_stock_at: 3 }),
    await add('Few', { stock: 3, low_stock_at: 3, price: 90 }),
    await add('None', { stock: 0, low_stock_at: 3 }),
    await add('Later', { purchasable: { from: future, until: null } }),
    await add('Over', { visible: { from: past, until: past.replace('2020', '2021') }, stock: 0 }),
    await add('No codes', { type: 'voucher', low_stock_at: 2 }),
    await add('Two codes', { type: 'voucher', low_stock_at: 2 }),
  ]
  await importCodes(db, made.at(-1)?.id ?? 0, ['A', 'B'], { by: null, now: morning })
  return { db, ids: made.map(({ id }) => id) }
}

test('the list holds all products but the archived ones, or those of a status, and says their number', async () => {
  const { db, ids } = await variedShelf()
  const [, unlimited = 0, plenty = 0, few = 0] = ids
  await changeProducts(db, { action: 'archive', ids: [unlimited, few] }, carriedOut)
  await changeProducts(db, { action: 'pause', ids: [plenty] }, carriedOut)
  const visit = await addBuyer(db)
  for (const [query, expected] of [
    [{}, ids.filter((id) => id !== unlimited && id !== few)],
    [{ status: 'archived' }, [unlimited, few]],
    [{ state: 'archived' }, [unlimited, few]],
    [{ status: 'paused' }, [plenty]],
    [{ status: 'draft' }, ids.slice(0, 1)],
  ] as const) {
    const { products, meta } = await readProductList(db.reader, query, visit)
    expect(
      products.map(({ id }) => id).toSorted((a, b) => a - b),
      JSON.stringify(query),
    ).toEqual(expected)
    expect(meta.total).toBe(expected.length)
  }
})

test('each state of the list holds exactly the products that show that state', async () => {
  const { db, ids } = await variedShelf()
  const all = await Promise.all(ids.map((id) => requireProduct(db.reader, id, morning)))
  for (const state of productStates) {
    const { data, meta } = await listProducts(db.reader, { state }, morning)
    const expected = all.filter((product) => product.state === state).map(({ id }) => id)
    expect(
      data.map(({ id }) => id).toSorted((a, b) => a - b),
      state,
    ).toEqual(expected)
    expect(meta.total, state).toBe(expected.length)
  }
})

test('the page of the managers holds the same products as the call, with the same number', async () => {
  const { db } = await variedShelf()
  const visit = await addBuyer(db)
  const states = [undefined, ...productStates].map((state) => ({ state }))
  const pages = productOrders.flatMap((sort) => [0, 1, 2, 3, 4, 5].map((page) => ({ sort, page, limit: 2 })))
  for (const query of [
    ...states,
    ...pages,
    { type: 'voucher' as const },
    { s: 'codes', page: 1, limit: 1 },
    { page: 9 },
  ]) {
    const { products, meta } = await readProductList(db.reader, query, visit)
    expect({ data: products, meta }, JSON.stringify(query)).toEqual(await listProducts(db.reader, query, visit.now))
  }
})

test('the list is sorted by price or title, in both directions', async () => {
  const { db } = await variedShelf()
  const titles = async (sort: 'price' | '-price' | 'title') =>
    (await listProducts(db.reader, { sort }, morning)).data.map(({ title }) => title)
  expect((await titles('price'))[0]).toBe('Unlimited')
  expect((await titles('-price'))[0]).toBe('Few')
  const byTitle = await titles('title')
  expect(byTitle).toEqual(byTitle.toSorted())
})

test('the states are counted within the search, the type and the category', async () => {
  const { db, ids } = await variedShelf()
  const [, , plenty = 0] = ids
  await changeProducts(db, { action: 'archive', ids: [plenty] }, carriedOut)
  expect((await countStates(db.reader, {}, morning))?.states).toEqual({
    draft: 1,
    active: 1,
    paused: 0,
    archived: 1,
    scheduled: 1,
    ended: 1,
    sold_out: 2,
    low_stock: 2,
  })
  const vouchers = (await countStates(db.reader, { type: 'voucher' }, morning))?.states
  expect(vouchers).toMatchObject({ sold_out: 1, low_stock: 1, active: 0, archived: 0 })
  expect((await countStates(db.reader, { s: 'codes', type: 'voucher' }, morning))?.states).toEqual(vouchers)
  expect((await countStates(db.reader, { s: 'plenty' }, morning))?.states).toMatchObject({ archived: 1, active: 0 })
})

test('the list is sorted by stock, with unlimited products last in both directions', async () => {
  const { db } = await variedShelf()
  const stocks = async (sort: 'stock' | '-stock') =>
    (await listProducts(db.reader, { sort }, morning)).data.map(({ stock }) => stock)
  expect(await stocks('stock')).toEqual([0, 0, 0, 0, 2, 3, 9, null, null])
  expect(await stocks('-stock')).toEqual([9, 3, 2, 0, 0, 0, 0, null, null])
})

test('each product has its redemptions of 90 days, by week too, and the list is sorted by them or by changes', async () => {
  const { db, ids } = await variedShelf()
  const [, unlimited = 0, plenty = 0] = ids
  const ada = await addBuyer(db, { points: 1000 })
  await buy(db, ada, [unlimited])
  await buy(db, ada, [plenty, plenty])
  const list = async (sort: ProductOrder, at = morning) => (await listProducts(db.reader, { sort }, at)).data
  const [first, second, third] = await list('-redemptions')
  expect([first, second, third].map((product) => [product?.id, product?.redemptions_90_days])).toEqual([
    [plenty, 2],
    [unlimited, 1],
    [ids.at(-1), 0],
  ])
  expect((await list('redemptions')).at(-1)?.id).toBe(plenty)
  expect((await redeemedPieces(db.reader, ids, later(8 * 24 * 60))).get(plenty)).toEqual({
    total: 2,
    weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0],
  })
  expect((await list('-redemptions', later(91 * 24 * 60)))[0]?.redemptions_90_days).toBe(0)
  const { revision } = await requireProduct(db.reader, unlimited, morning)
  await changeProduct(db, unlimited, { revision, price: 11 }, { by: null, now: later(5) })
  expect((await list('-changed'))[0]?.id).toBe(unlimited)
})

test('a restock is noted when pieces or codes are added, not when they are sold, removed or checked', async () => {
  const { db, ids } = await variedShelf()
  const [, unlimited = 0, plenty = 0] = ids
  const card = ids.at(-1) ?? 0
  const restockOf = async (id: number) =>
    (await listProducts(db.reader, {}, morning)).data.find((product) => product.id === id)?.last_restock
  const change = async (minutes: number, more: Partial<ProductChange>) => {
    const { revision } = await requireProduct(db.reader, plenty, morning)
    await changeProduct(db, plenty, { revision, ...more }, { by: null, now: later(minutes) })
  }
  expect(await restockOf(unlimited)).toBeNull()
  expect(await restockOf(plenty)).toBe('2026-11-21 09:00:00')
  await change(1, { stock_add: -1 })
  await change(2, { stock: 4, stock_seen: 8 })
  await change(3, { title: 'Plenty of it' })
  expect(await restockOf(plenty)).toBe('2026-11-21 09:00:00')
  await change(4, { stock_add: 3 })
  expect(await restockOf(plenty)).toBe('2026-11-21 09:04:00')
  await change(5, { stock: 70, stock_seen: 7 })
  expect(await restockOf(plenty)).toBe('2026-11-21 09:05:00')
  await importCodes(db, card, ['C'], { by: null, now: later(6), dryRun: true })
  await importCodes(db, card, ['A'], { by: null, now: later(7) })
  expect(await restockOf(card)).toBe('2026-11-21 09:00:00')
  await importCodes(db, card, ['C'], { by: null, now: later(8) })
  expect(await restockOf(card)).toBe('2026-11-21 09:08:00')
})

test('an action on several products reports each of them, and a refusal does not stop the others', async () => {
  const { db, ids } = await variedShelf()
  const [draft = 0, active = 0, other = 0] = ids
  expect(await changeProducts(db, { action: 'pause', ids: [active, draft, 999_999, active] }, carriedOut)).toEqual([
    { id: active, ok: true, code: '', message: '', state: 'paused' },
    { id: draft, ok: false, code: 'status', message: '!', state: 'draft' },
    { id: 999_999, ok: false, code: 'not_found', message: '!', state: null },
  ])
  const archived = await changeProducts(db, { action: 'archive', ids: [active, other] }, carriedOut)
  expect(archived.map(({ state }) => state)).toEqual(['archived', 'archived'])
})

test('a copy is a draft with the same fields; the copy of a voucher has no codes', async () => {
  const { db, ids } = await variedShelf()
  const [, , plenty = 0] = ids
  expect(await duplicateProduct(db, plenty, { by: null, now: morning })).toMatchObject({
    title: 'Plenty',
    status: 'draft',
    stock: 9,
  })
  expect(await duplicateProduct(db, ids.at(-1) ?? 0, { by: null, now: morning })).toMatchObject({
    status: 'draft',
    stock: 0,
  })
  expect(await refusalCodes(duplicateProduct(db, 999_999, { by: null, now: morning }))).toHaveLength(1)
})

test('a copy with pieces was restocked now; a copy without pieces, and that of a voucher, never', async () => {
  const { db, ids } = await variedShelf()
  const [, unlimited = 0, plenty = 0, , none = 0] = ids
  const restockOf = async (id: number) => {
    const copy = await duplicateProduct(db, id, { by: null, now: later(30) })
    const { data } = await listProducts(db.reader, {}, later(30))
    return data.find((product) => product.id === copy.id)?.last_restock
  }
  expect(await restockOf(plenty)).toBe('2026-11-21 09:30:00')
  for (const id of [unlimited, none, ids.at(-1) ?? 0]) expect(await restockOf(id)).toBeNull()
})
