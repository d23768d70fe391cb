import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { approve, fulfil, takeReturn } from '#server/shop/orders/decide.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { duplicateProduct } from '#server/shop/products/duplicateProduct.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { listCodes, voidCode } from '#server/shop/products/voucherCodes.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { buy, addBuyer, orderChange, stockLeft, addProduct, refusalCodes, refused } from '../shopFixture.ts'

async function codeId(db: Database, productId: number, code: string): Promise<number> {
  const { data } = await listCodes(db.reader, productId, {})
  return data.find((row) => row.code === code)?.id ?? 0
}

test('a dry run reports the codes that would be added, and adds nothing', async () => {
  const db = await freshDatabase()
  const card = await addProduct(db, { type: 'voucher' })
  await importCodes(db, card.id, ['A', 'B'], { by: null, now: morning })
  const dry = await importCodes(db, card.id, ['B', ' C ', 'C', '', 'D'], { by: null, now: morning, dryRun: true })
  expect(dry).toEqual({ added: 2, duplicates: ['B', 'C'] })
  expect(await stockLeft(db, card)).toBe(2)
  expect(await importCodes(db, card.id, ['B', ' C ', 'C', '', 'D'], { by: null, now: morning })).toEqual(dry)
})

test('codes that other products have are named with the title of the product, and are added nevertheless', async () => {
  const db = await freshDatabase()
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher' })
  const old = await addProduct(db, { title: 'Old card', type: 'voucher' })
  await importCodes(db, card.id, ['SESAME', 'SIMSIM'], { by: null, now: morning })
  await importCodes(db, old.id, ['SIMSIM', 'OPEN'], { by: null, now: morning })
  const copy = await duplicateProduct(db, card.id, { by: null, now: morning })
  const codes = ['NEW', 'OPEN', ' SIMSIM ', 'SESAME', 'SESAME']
  const ofCard = { id: card.id, title: 'Gift card' }
  const answer = {
    added: 4,
    duplicates: ['SESAME'],
    elsewhere: {
      count: 3,
      codes: [
        { code: 'OPEN', product: { id: old.id, title: 'Old card' } },
        { code: 'SIMSIM', product: ofCard },
        { code: 'SESAME', product: ofCard },
      ],
    },
  }
  expect(await importCodes(db, copy.id, codes, { by: null, now: morning, dryRun: true })).toEqual(answer)
  expect(await importCodes(db, copy.id, codes, { by: null, now: morning })).toEqual(answer)
  const again = { added: 0, duplicates: ['NEW', 'OPEN', 'SIMSIM', 'SESAME'] }
  expect(await importCodes(db, copy.id, codes, { by: null, now: morning }), 'nothing is added any more').toEqual(again)
})

test('of many codes that other products have the first ten are named and all are counted', async () => {
  const db = await freshDatabase()
  const [card, copy] = [await addProduct(db, { type: 'voucher' }), await addProduct(db, { type: 'voucher' })]
  const codes = Array.from({ length: 600 }, (_, n) => `C${n}`)
  await importCodes(db, card.id, codes.toReversed(), { by: null, now: morning })
  const { elsewhere } = await importCodes(db, copy.id, codes, { by: null, now: morning, dryRun: true })
  expect(elsewhere?.count).toBe(600)
  expect(elsewhere?.codes.map(({ code }) => code)).toEqual(codes.slice(0, 10))
})

test.each(['AB\u0007', 'AB\u202eCD', 'AB\nCD'])('the code %j with a control character is refused', async (code) => {
  const db = await freshDatabase()
  const card = await addProduct(db, { type: 'voucher' })
  expect(await refusalCodes(importCodes(db, card.id, ['A', code], { by: null, now: morning }))).toEqual([
    'codes[1]: format',
  ])
  expect(await stockLeft(db, card)).toBe(0)
})

test('a code that is too long is reported with its index', async () => {
  const db = await freshDatabase()
  const card = await addProduct(db, { type: 'voucher' })
  const { problems } = await refused(importCodes(db, card.id, ['', 'x'.repeat(201)], { by: null, now: morning }))
  expect(problems).toMatchObject([{ path: 'codes[1]', code: 'too_long', values: { limit: 200 } }])
  expect(problems[0]?.message).toContain('{{limit}}')
})

test('the space and the tabs around a code do not count', async () => {
  const db = await freshDatabase()
  const card = await addProduct(db, { type: 'voucher' })
  const long = 'x'.repeat(200)
  await importCodes(db, card.id, [` ${long} `, '\tA\r'], { by: null, now: morning })
  expect((await listCodes(db.reader, card.id, {})).data.map(({ code }) => code)).toEqual([long, 'A'])
})

test('the codes of a voucher are read page by page, each with its order', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const card = await addProduct(db, { type: 'voucher' })
  await importCodes(db, card.id, ['A', 'B', 'C'], { by: null, now: morning })
  const { order } = await buy(db, ada, [card.id])
  const first = await listCodes(db.reader, card.id, { limit: 2 })
  expect(first.data).toMatchObject([
    { code: 'A', state: 'issued', order: order.id },
    { code: 'B', state: 'free', order: null },
  ])
  expect(first.meta).toMatchObject({ limit: 2, isLastPage: false, total: null })
  const second = await listCodes(db.reader, card.id, { limit: 2, after: Number(first.meta.next) })
  expect(second.data.map(({ code }) => code)).toEqual(['C'])
  expect(second.meta).toMatchObject({ next: null, isLastPage: true })
  const free = await listCodes(db.reader, card.id, { state: 'free' })
  expect(free.data.map(({ code }) => code)).toEqual(['B', 'C'])
  expect(await refused(listCodes(db.reader, 4711, {}))).toMatchObject({ status: 404 })
})

test('codes are given out from the first one on, are held until the approval, and end with their order', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const card = await addProduct(db, { type: 'voucher', fulfilment: 'approval', cancel_policy: 'until_approved' })
  await importCodes(db, card.id, ['C', 'A', 'B', 'D'], { by: null, now: morning })
  const states = async () => {
    const { data } = await listCodes(db.reader, card.id, {})
    return data.map(({ code, state }) => `${code} ${state}`)
  }
  const [one, two] = [await buy(db, ada, [card.id, card.id]), await buy(db, ada, [card.id])]
  expect(one.order.lines).toMatchObject([{ codes: [] }])
  expect(await states()).toEqual(['C held', 'A held', 'B held', 'D free'])
  await approve(db, orderChange(manager, one.order.id))
  expect(await states()).toEqual(['C issued', 'A issued', 'B held', 'D free'])
  expect((await orderOf(db.reader, ada, one.order.id)).lines).toMatchObject([{ codes: ['C', 'A'] }])
  await cancelOrder(db, ada, two.order.id)
  await fulfil(db, orderChange(manager, one.order.id))
  await takeReturn(db, orderChange(manager, one.order.id))
  expect(await states()).toEqual(['C void', 'A void', 'B free', 'D free'])
  expect(await refusalCodes(buy(db, ada, [card.id, card.id, card.id]))).toEqual(['products[0]: sold_out'])
  expect(await states()).toEqual(['C void', 'A void', 'B free', 'D free'])
})

test('a free code can be made void, one that belongs to an order cannot', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const card = await addProduct(db, { type: 'voucher', fulfilment: 'approval' })
  const other = await addProduct(db, { title: 'Other', type: 'voucher' })
  await importCodes(db, card.id, ['A', 'B'], { by: null, now: morning })
  const { order } = await buy(db, ada, [card.id])
  const [a, b] = [await codeId(db, card.id, 'A'), await codeId(db, card.id, 'B')]
  expect(await refused(voidCode(db, card.id, a, { by: null, now: morning }))).toMatchObject({
    status: 409,
    problems: [{ code: 'in_use' }],
  })
  expect(await refused(voidCode(db, other.id, b, { by: null, now: morning }))).toMatchObject({ status: 404 })
  await voidCode(db, card.id, b, { by: null, now: morning })
  await voidCode(db, card.id, b, { by: null, now: morning })
  expect(await stockLeft(db, card)).toBe(0)
  await cancelOrder(db, ada, order.id)
  await voidCode(db, card.id, a, { by: null, now: morning })
  expect(await stockLeft(db, card)).toBe(0)
  expect(await reconcile(db)).toEqual([])
})

test('a code that is bought and voided at the same time ends in one of the two states', async () => {
  const db = await freshDatabase()
  const buyers = await Promise.all(Array.from({ length: 5 }, () => addBuyer(db, { points: 100 })))
  const card = await addProduct(db, { type: 'voucher' })
  await importCodes(db, card.id, ['A', 'B', 'C'], { by: null, now: morning })
  const { data } = await listCodes(db.reader, card.id, {})
  const settled = await Promise.allSettled([
    ...buyers.map((buyer) => buy(db, buyer, [card.id])),
    ...data.map(({ id }) => voidCode(db, card.id, id, { by: null, now: morning })),
  ])
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await stockLeft(db, card)).toBe(0)
  expect(await reconcile(db)).toEqual([])
})

test('a code that two managers make void at the same moment is noted once', async () => {
  const db = await freshDatabase()
  const card = await addProduct(db, { type: 'voucher' })
  await importCodes(db, card.id, ['A'], { by: null, now: morning })
  const id = await codeId(db, card.id, 'A')
  await meanwhile(
    db,
    (tx) => tx.updateTable('voucher_codes').set({ state: 'void' }).where('id', '=', id).execute(),
    () => voidCode(db, card.id, id, { by: null, now: morning }),
  )
  const noted = db.reader.selectFrom('audit_entries').select('id').where('action', '=', 'revoked')
  expect(await noted.execute(), 'the colleague has noted it').toEqual([])
})

test('the audit log says who made which code void, once, and not what the code is', async () => {
  const db = await freshDatabase()
  const { uid } = (await addBuyer(db)).user
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher' })
  await importCodes(db, card.id, ['SESAME', 'SIMSIM'], { by: null, now: morning })
  const id = await codeId(db, card.id, 'SIMSIM')
  for (const minutes of [5, 6]) await voidCode(db, card.id, id, { by: uid, now: later(minutes) })
  const noted = await db.reader.selectFrom('audit_entries').selectAll().where('action', '=', 'revoked').execute()
  expect(noted).toMatchObject([
    {
      at: '2026-11-21 09:05:00',
      actor: uid,
      subject_type: 'codes',
      subject_id: String(card.id),
      label: 'Gift card',
      before_values: `{"${id}":"free"}`,
      after_values: `{"${id}":"void"}`,
    },
  ])
})
