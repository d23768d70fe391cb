import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/incentives/products'

async function desk(db?: Database) {
  const browser = browserAt(db ?? (await demoDatabase()))
  await browser.signIn('incentives@demo.test', 'demo-academy')
  const create = async (fields: object) => {
    const body = { title: 'Enamel mug', type: 'physical', price: 10, ...fields }
    return browser.ask(path, { body })
  }
  const change = (id: number, body: object) => browser.ask(`${path}/${id}`, { method: 'PATCH', body })
  return { ...browser, create, change }
}

test('a stock that moved since it was seen is a conflict, even if it is the number that is sent', async () => {
  const { create, change } = await desk()
  const { id, revision } = (await create({ stock: 10 })).body.data
  const late = await change(id, { revision, stock: 10, stock_seen: 12 })
  expect(late).toMatchObject({ status: 409, body: { errors: [{ code: 'stock' }], stock: 10 } })
  expect(await change(id, { revision, stock: 12, stock_seen: 10 })).toMatchObject({ status: 200 })
})

test('an answer of GET can come back as the body of PATCH, with its stock', async () => {
  const { ask, create, change } = await desk()
  const { id } = (await create({ stock: 10 })).body.data
  const { data } = (await ask(`${path}/${id}`)).body
  const { id: _, created: _created, changed: _changed, ...fields } = data
  expect(await change(id, { ...fields, title: 'Mug' })).toMatchObject({
    status: 200,
    body: { data: { title: 'Mug', stock: 10 } },
  })
})

/** A database whose next transaction fails for no reason that a user could understand. */
async function failingOnce() {
  const db = await demoDatabase()
  let fails = false
  const transact: Database['transact'] = (run) => {
    if (!fails) return db.transact(run)
    fails = false
    return Promise.reject(new Error('the engine stopped'))
  }
  return { db: { ...db, transact }, fail: () => (fails = true) }
}

test('an unexpected error in a bulk call stops only one product, is logged, and has its own result', async () => {
  const { db, fail } = await failingOnce()
  const { ask, create, runtime } = await desk(db)
  const ids: number[] = []
  for (const title of ['One', 'Two']) ids.push((await create({ title, status: 'active' })).body.data.id)
  fail()
  const { status, body } = await ask(`${path}/bulk`, { body: { action: 'pause', ids } })
  expect(status).toBe(200)
  expect(body.data).toEqual([
    { id: ids[0], ok: false, code: 'internal', message: expect.stringContaining('r-1'), state: 'active' },
    { id: ids[1], ok: true, code: '', message: '', state: 'paused' },
  ])
  expect(runtime.log).toMatchObject({ errors: [{ err: { message: 'the engine stopped' } }] })
})

test('an unexpected error in a bulk decision stops only one order, with a result of the same form', async () => {
  const { db, fail } = await failingOnce()
  const { ask } = await desk(db)
  const list = '/api/v2/incentives/transactions'
  const waiting = (await ask(`${list}?state[]=pending_approval&state[]=placed`)).body.data
  const [first, second] = waiting.filter(
    ({ order }: { order: { state: string } }) => order.state === 'pending_approval',
  )
  fail()
  const ids = [first.id, ...(second ? [second.id] : []), 999_999_999]
  const { body } = await ask(`${list}/bulk`, { body: { action: 'approve', ids } })
  expect(body.data[0]).toEqual({
    id: first.id,
    ok: false,
    code: 'internal',
    message: expect.stringContaining('r-1'),
    state: 'pending_approval',
  })
  expect(body.data.at(-1)).toMatchObject({ id: 999_999_999, ok: false, code: 'not_found', state: null })
  const again = await ask(`${list}/bulk`, { body: { action: 'approve', ids: [first.id] } })
  expect(again.body.data).toEqual([{ id: first.id, ok: true, code: '', message: '', state: 'approved' }])
})

test('a draft that nobody ordered is deleted, and the answer is empty', async () => {
  const { ask, create } = await desk()
  const { id } = (await create({})).body.data
  expect((await ask(`${path}/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await ask(`${path}/${id}`)).status).toBe(404)
})
