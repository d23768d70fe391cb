import { expect, test } from 'vitest'
import { reconcile } from '#server/points/reconcile.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { api, newKey, openShopSite, password } from './shopSite.ts'

test('a product is created, sold, cancelled and archived through the API', async () => {
  const { db, manager, learner, addProduct } = await openShopSite()
  const id = await addProduct({ stock: 3 })
  const found = await learner.ask(`${api}/incentives/shop/${id}`)
  expect(found.body.data).toMatchObject({ price: 40, stock: 3, availability: { status: 'available', reasons: [] } })
  const bought = await learner.ask(`${api}/incentives/shop_checkout`, {
    body: { products: [id], expected_total: 40 },
    headers: { 'Idempotency-Key': 'tap' },
  })
  expect(bought.status).toBe(201)
  expect(bought.body.data).toMatchObject({ order: { state: 'placed', total: 40 }, wallet: { points: 60 } })
  const { order } = bought.body.data
  expect((await learner.ask(`${api}/incentives/orders/${order.id}`)).body.data).toEqual(order)
  expect((await learner.ask(`${api}/incentives/orders`)).body.data[0]).toEqual(order)
  expect((await manager.ask(`${api}/incentives/orders/${order.id}`)).status).toBe(404)
  const cancelled = await learner.ask(`${api}/incentives/orders/${order.id}/cancel`, { method: 'POST' })
  expect(cancelled.body.data).toMatchObject({ state: 'cancelled_by_user', cancellable: false })
  expect((await learner.ask(`${api}/incentives/wallet`)).body.data.points).toBe(100)
  expect((await manager.ask(`${api}/incentives/products/${id}`)).body.data).toMatchObject({ stock: 3, revision: 1 })
  const removed = await manager.ask(`${api}/incentives/products/${id}`, { method: 'DELETE' })
  expect(removed).toMatchObject({ status: 200, body: { data: { deleted: false, status: 'archived' } } })
  expect((await learner.ask(`${api}/incentives/shop/${id}`)).status).toBe(404)
  expect(await reconcile(db)).toEqual([])
})

test('a repeated checkout gets exactly the same answer; with another body it is a conflict', async () => {
  const { learner, addProduct } = await openShopSite()
  const [mug, bag] = [await addProduct(), await addProduct({ title: 'Bag' })]
  const tap = (products: number[]) =>
    learner.ask(`${api}/incentives/shop_checkout`, { body: { products }, headers: { 'Idempotency-Key': 'tap' } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => tap([mug])))
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect((await learner.ask(`${api}/incentives/wallet`)).body.data.points).toBe(60)
  const other = await tap([bag])
  expect(other).toMatchObject({ status: 409, body: { errors: [{ code: 'idempotency_key' }] } })
})

test('a refusal names all reasons, with numbers and in the reader’s language', async () => {
  const { manager, learner, addProduct } = await openShopSite()
  const dear = await addProduct({ title: 'Boat', price: 1000 })
  const gone = await addProduct({ title: 'Bag', stock: 0 })
  const answer = await learner.ask(`${api}/incentives/shop_checkout`, {
    body: { products: [dear, gone, 999_999] },
    headers: newKey(),
  })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'products[2]', code: 'not_found' }] } })
  const both = await learner.ask(`${api}/incentives/shop_checkout`, {
    body: { products: [gone, dear] },
    headers: newKey(),
  })
  expect(both.status).toBe(400)
  expect(both.body.errors).toEqual([
    { message: 'You need 940 more points for this.', path: 'products[1]', code: 'insufficient_points' },
    { message: expect.any(String), path: 'products[0]', code: 'sold_out' },
  ])
  expect(
    (await manager.ask(`${api}/incentives/shop_checkout`, { body: { products: [] }, headers: newKey() })).status,
  ).toBe(400)
})

test('a saved banner is shown in the shop immediately', async () => {
  const { manager, learner } = await openShopSite()
  const body = {
    banner: '/media/cover/abcdefg/4-3/quay.svg',
    banner_height: 320,
    notify_mails: ['quay@saltmarsh.test'],
  }
  const saved = await manager.ask(`${api}/settings/incentives/shop`, { body })
  expect(saved).toMatchObject({ status: 200, body: { data: { ...body, enabled: true } } })
  expect((await manager.ask(`${api}/settings/incentives/shop`)).body).toEqual(saved.body)
  const info = await learner.ask(`${api}/incentives/shop_info`)
  expect(info.body.data).toMatchObject({ banner: '/media/cover/abcdefg/4-3/quay.svg', banner_height: 320 })
  expect(info.body.data).not.toHaveProperty('notify_mails')
  const wrong = await manager.ask(`${api}/settings/incentives/shop`, {
    body: { banner_height: 601, banner: 'http://x' },
  })
  expect(wrong.body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(['banner', 'banner_height'])
})

test('products are listed 25 per page, and found by a part of their title', async () => {
  const { manager, addProduct } = await openShopSite()
  const before = (await manager.ask(`${api}/incentives/products`)).body.meta.total
  for (let n = 1; n <= 26; n++) await addProduct({ title: `Lantern ${n}` })
  const page = await manager.ask(`${api}/incentives/products`)
  expect(page.body.data).toHaveLength(25)
  expect(page.body.meta).toMatchObject({ page: 0, limit: 25, total: before + 26, isLastPage: false })
  const found = await manager.ask(`${api}/incentives/products?s=LANTERN 1`)
  expect(found.body.meta.total).toBe(11)
})

test('an invalid product is refused with all of its problems', async () => {
  const { manager } = await openShopSite()
  const body = {
    title: '',
    type: 'boat',
    price: 0,
    limit: { count: 1 },
    colour: 'red',
    images: [{ file: 'javascript:x', alt: '' }],
    visible: { from: '2026-12-01 00:00:00', until: '2026-11-01 00:00:00' },
    purchasable: { from: '2026-02-31 00:00:00', until: null },
  }
  const refused = await manager.ask(`${api}/incentives/products`, { body })
  expect(refused.status).toBe(400)
  expect(refused.body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    'colour',
    'images[0][alt]',
    'images[0][file]',
    'limit[period]',
    'price',
    'purchasable[from]',
    'title',
    'type',
    'visible[until]',
  ])
})

test('checkout fields are shown in the language of the buyer', async () => {
  const { db, manager, learner, addProduct } = await openShopSite()
  const layla = browserAt(db)
  await layla.signIn('learner2@demo.test', password)
  const size = { name: 'size', type: 'select', label: 'Size', required: true, options: ['Small', 'Large'] }
  const arabic = { label: 'المقاس', options: ['صغير', 'كبير'] }
  const id = await addProduct({ checkout_fields: [{ ...size, translations: { ar: arabic } }] })
  const askedOf = async ({ ask }: typeof layla) => (await ask(`${api}/incentives/shop/${id}`)).body.data.checkout_fields
  expect(await askedOf(learner)).toMatchObject([{ ...size, option_labels: size.options, lang: 'en' }])
  expect(await askedOf(layla)).toMatchObject([{ ...size, label: 'المقاس', option_labels: arabic.options, lang: 'ar' }])
  const buy = (fields: object) =>
    layla.ask(`${api}/incentives/shop_checkout`, { body: { products: [id], fields }, headers: newKey() })
  expect((await buy({})).body.errors).toEqual([{ message: 'هذا الحقل مطلوب.', path: 'fields[size]', code: 'required' }])
  const { order } = (await buy({ size: 'Large' })).body.data
  const answer = { name: 'size', label: 'المقاس', value: 'كبير', is_day: false, lang: 'ar', value_lang: 'ar' }
  expect((await layla.ask(`${api}/incentives/orders/${order.id}`)).body.data.fields).toEqual([answer])

  const checkout_fields = [{ ...size, translations: { ar: { ...arabic, options: ['صغير'] } } }]
  const body = { title: 'Mug', type: 'physical', price: 1, checkout_fields }
  expect((await manager.ask(`${api}/incentives/products`, { body })).body.errors).toEqual([
    {
      message: 'There must be as many translated options as options, in the same order.',
      path: 'checkout_fields[0][translations][ar][options]',
      code: 'length',
    },
  ])
})

test('manual points are given once, and keep their reason', async () => {
  const { manager, learner, uid } = await openShopSite()
  const give = (body: object) =>
    manager.ask(`${api}/incentives/adjustments`, { body, headers: { 'Idempotency-Key': 'gift' } })
  const gift = { uid, amount: 25, reason: 'Helped at the open day' }
  const answers = await Promise.all([give(gift), give(gift), give(gift)])
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({
    status: 201,
    body: { data: { entry: { kind: 'manual_credit', amount: 25, reason: gift.reason }, wallet: { points: 125 } } },
  })
  expect((await learner.ask(`${api}/incentives/wallet`)).body.data.points).toBe(125)
  const wrong = [
    { ...gift, amount: 0 },
    { ...gift, reason: ' ' },
    { ...gift, amount: -126 },
    { ...gift, uid: 999_999 },
  ]
  const paths: string[] = []
  for (const body of wrong) {
    const { status, body: answer } = await manager.ask(`${api}/incentives/adjustments`, { body, headers: newKey() })
    expect(status).toBe(400)
    paths.push(answer.errors[0].path)
  }
  expect(paths).toEqual(['amount', 'reason', 'amount', 'uid'])
})

test('managers cannot give points to themselves', async () => {
  const { db, manager } = await openShopSite()
  const { uid } = await db.reader
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.uid', 'users.uid')
    .select('users.uid')
    .where('role', '=', 'incentives_manager')
    .executeTakeFirstOrThrow()
  const body = { uid, amount: 1000, reason: 'I am worth it' }
  const before = await balanceOf(db.reader, uid, morning)
  expect(
    await manager.ask(`${api}/incentives/adjustments`, { body, headers: { 'Idempotency-Key': 'own' } }),
  ).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'uid', code: 'own_wallet', message: expect.stringContaining('Ask another manager') }] },
  })
  expect(await balanceOf(db.reader, uid, morning)).toBe(before)
})

test('a goal and a wish are set and removed', async () => {
  const { learner, addProduct } = await openShopSite()
  const id = await addProduct({ stock: 0 })
  const at = `${api}/incentives/shop/${id}`
  for (const mark of ['goal', 'wish']) expect((await learner.ask(`${at}/${mark}`, { method: 'PUT' })).status).toBe(204)
  expect((await learner.ask(at)).body.data).toMatchObject({ goal: true, wished: true })
  for (const mark of ['goal', 'wish']) await learner.ask(`${at}/${mark}`, { method: 'DELETE' })
  expect((await learner.ask(at)).body.data).toMatchObject({ goal: false, wished: false })
})

test('a goal that can never be bought again is refused in the reader’s language', async () => {
  const { db, manager, addProduct } = await openShopSite()
  const layla = browserAt(db)
  await layla.signIn('learner2@demo.test', password)
  const { uid } = (await layla.ask(`${api}/me`)).body.data
  const gift = { uid, amount: 40, reason: 'A gift' }
  await manager.ask(`${api}/incentives/adjustments`, { body: gift, headers: newKey() })
  const id = await addProduct({ limit: { count: 1, period: 'lifetime' } })
  const bought = await layla.ask(`${api}/incentives/shop_checkout`, { body: { products: [id] }, headers: newKey() })
  expect(bought.status).toBe(201)
  expect(await layla.ask(`${api}/incentives/shop/${id}/goal`, { method: 'PUT' })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'limit_reached', message: 'سبق استبدالها', path: '' }] },
  })
})
