import { expect, test } from 'vitest'
import { browserAt } from '#tests/support/browserAt.ts'
import { api, newKey, openShopSite } from './shopSite.ts'

test('only shop managers see the shop’s products and settings; no learner can use the shop while it is closed', async () => {
  const { db, manager, learner, addProduct } = await openShopSite()
  const id = await addProduct()
  for (const path of ['products', `products/${id}`]) {
    expect((await learner.ask(`${api}/incentives/${path}`)).status).toBe(403)
  }
  expect((await learner.ask(`${api}/settings/incentives/shop`)).status).toBe(403)
  const gift = { uid: 1, amount: 5, reason: 'x' }
  expect((await learner.ask(`${api}/incentives/adjustments`, { body: gift })).status).toBe(403)
  expect((await browserAt(db).ask(`${api}/incentives/shop`)).status).toBe(401)
  await manager.ask(`${api}/settings/incentives/shop`, { body: { enabled: false } })
  expect((await learner.ask(`${api}/incentives/shop`)).status).toBe(403)
  expect((await learner.ask(`${api}/incentives/shop_checkout`, { body: { products: [id] } })).status).toBe(403)
})

test('an order stays its buyer’s while the shop is closed: they see it, and can cancel it', async () => {
  const { manager, learner, addProduct } = await openShopSite()
  const body = { products: [await addProduct()] }
  const bought = await learner.ask(`${api}/incentives/shop_checkout`, { body, headers: newKey() })
  const { id } = bought.body.data.order
  await manager.ask(`${api}/settings/incentives/shop`, { body: { enabled: false } })
  expect((await learner.ask(`${api}/incentives/shop`)).status).toBe(403)
  expect((await learner.ask(`${api}/incentives/orders`)).body.data[0]).toMatchObject({ id, state: 'placed' })
  expect((await learner.ask(`${api}/incentives/orders/${id}`)).status).toBe(200)
  const cancelled = await learner.ask(`${api}/incentives/orders/${id}/cancel`, { method: 'POST' })
  expect(cancelled.body.data).toMatchObject({ state: 'cancelled_by_user' })
  expect((await learner.ask(`${api}/incentives/wallet`)).body.data.points).toBe(100)
})
