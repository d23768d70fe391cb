import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const products = '/api/v2/incentives/products'

test('shop managers import, read and void codes; other users cannot', async () => {
  const db = await demoDatabase()
  const [manager, learner] = [browserAt(db), browserAt(db)]
  await manager.signIn('incentives@demo.test', 'demo-academy')
  await learner.signIn('learner@demo.test', 'demo-academy')
  const voucher = { title: 'Gift card', type: 'voucher', price: 40 }
  const { id } = (await manager.ask(products, { body: voucher })).body.data
  const path = `${products}/${id}/codes`
  const codes = ['A', 'B', 'A']
  const answer = { added: 2, duplicates: ['A'] }
  expect(await manager.ask(path, { body: { codes, dry_run: true } })).toMatchObject({
    status: 200,
    body: { data: answer },
  })
  expect((await manager.ask(path)).body.data).toEqual([])
  expect(await manager.ask(path, { body: { codes } })).toMatchObject({ status: 201, body: { data: answer } })
  const first = await manager.ask(`${path}?limit=1`)
  expect(first.body).toMatchObject({
    data: [{ code: 'A', state: 'free', order: null }],
    meta: { limit: 1, isLastPage: false, total: null },
  })
  const { next } = first.body.meta
  expect((await manager.ask(`${path}?limit=1&after=${next}`)).body).toMatchObject({
    data: [{ code: 'B' }],
    meta: { next: null, isLastPage: true },
  })
  const code = `${path}/${first.body.data[0].id}`
  expect((await manager.ask(code, { method: 'DELETE' })).status).toBe(204)
  expect((await manager.ask(`${path}?state=void`)).body.data).toMatchObject([{ code: 'A' }])
  expect((await manager.ask(`${products}/${id}`)).body.data.stock).toBe(1)
  expect((await manager.ask(path, { body: { codes: [] } })).status).toBe(400)
  for (const [method, address] of [
    ['GET', path],
    ['POST', path],
    ['DELETE', code],
  ] as const) {
    const body = method === 'POST' ? { codes } : undefined
    expect((await learner.ask(address, { method, ...(body && { body }) })).status, method).toBe(403)
  }
})

test('the answer names the codes that another product has, before and after they are added', async () => {
  const db = await demoDatabase()
  const manager = browserAt(db)
  await manager.signIn('incentives@demo.test', 'demo-academy')
  const voucher = { title: 'Gift card', type: 'voucher', price: 40 }
  const { id } = (await manager.ask(products, { body: voucher })).body.data
  await manager.ask(`${products}/${id}/codes`, { body: { codes: ['SESAME'] } })
  const copy = (await manager.ask(`${products}/${id}/duplicate`, { method: 'POST' })).body.data
  const elsewhere = { count: 1, codes: [{ code: 'SESAME', product: { id, title: 'Gift card' } }] }
  for (const [dry_run, status] of [
    [true, 200],
    [false, 201],
  ] as const) {
    const body = { codes: ['SESAME', 'SIMSIM'], dry_run }
    const answer = await manager.ask(`${products}/${copy.id}/codes`, { body })
    expect(answer).toMatchObject({ status, body: { data: { added: 2, duplicates: [], elsewhere } } })
  }
})

test('a code that a buyer has is not made void, which the description says', async () => {
  const db = await demoDatabase()
  const manager = browserAt(db)
  await manager.signIn('incentives@demo.test', 'demo-academy')
  const used = await db.reader
    .selectFrom('voucher_codes')
    .select(['id', 'product_id'])
    .where('order_line_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const code = `${products}/${used.product_id}/codes/${used.id}`
  expect(await manager.ask(code, { method: 'DELETE' })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'in_use' }] },
  })
})
