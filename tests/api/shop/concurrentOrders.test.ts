import { expect, test } from 'vitest'
import { reconcile } from '#server/points/reconcile.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { type Answer, browserAt } from '#tests/support/browserAt.ts'

const api = '/api/v2/incentives'

/** Two managers, and a learner whose order has just been placed. */
async function desk(product: object = {}) {
  const db = await demoDatabase()
  const [rafael, priya, buyer] = [browserAt(db), browserAt(db), browserAt(db)]
  await rafael.signIn('incentives@demo.test', 'demo-academy')
  await priya.signIn('admin@demo.test', 'demo-academy')
  await buyer.signIn('learner@demo.test', 'demo-academy')
  const body = { title: 'Half day off', type: 'physical', price: 30, stock: 5, fulfilment: 'approval', ...product }
  const made = await rafael.ask(`${api}/products`, { body })
  const { id, revision } = made.body.data
  const active = { revision, status: 'active', cancel_policy: 'until_fulfilled' }
  await rafael.ask(`${api}/products/${id}`, { method: 'PATCH', body: active })
  const points = async () => (await buyer.ask(`${api}/wallet`)).body.data.points as number
  const before = await points()
  const bought = await buyer.ask(`${api}/shop_checkout`, {
    body: { products: [id] },
    headers: { 'Idempotency-Key': 'k' },
  })
  const order = bought.body.data.order.id as number
  const [entry] = (await rafael.ask(`${api}/transactions?order=${order}`)).body.data
  const decide = (who: typeof rafael, decision: object) =>
    who.ask(`${api}/transactions/${entry.id}`, { method: 'PATCH', body: decision })
  const stock = async () => (await rafael.ask(`${api}/products/${id}`)).body.data.stock as number
  const now = async () => (await rafael.ask(`${api}/transactions/${entry.id}`)).body.data.order
  return { db, rafael, priya, buyer, order, before, points, stock, decide, now }
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted()
const lateOf = (answers: readonly Answer[]) => answers.find(({ status }) => status === 409)?.body

test('of two managers who approve one order one wins, and the other reads who was first and when', async () => {
  const { db, rafael, priya, before, points, decide, now } = await desk()
  const approve = { action: 'approve', expected_state: 'pending_approval' }
  const answers = await Promise.all([decide(rafael, approve), decide(priya, approve)])
  expect(statusesOf(answers)).toEqual([200, 409])
  const { state, history } = await now()
  expect(state).toBe('approved')
  expect(history.map((step: { state: string }) => step.state)).toEqual(['pending_approval', 'approved'])
  const late = lateOf(answers)
  expect(late).toMatchObject({ state: 'approved', by: expect.any(String), at: history[1].at })
  expect(late.errors).toEqual([
    { message: `${late.by} has already approved this order.`, path: '', code: 'order_state' },
  ])
  expect(await points()).toBe(before - 30)
  expect(await reconcile(db)).toEqual([])
})

test('of an approval and a rejection at the same moment one wins, and the points follow the winner', async () => {
  const { db, rafael, priya, before, points, stock, decide, now } = await desk()
  const answers = await Promise.all([
    decide(rafael, { action: 'approve', expected_state: 'pending_approval' }),
    decide(priya, { action: 'reject', reason: 'The roster is closed.', expected_state: 'pending_approval' }),
  ])
  expect(statusesOf(answers)).toEqual([200, 409])
  const { state } = await now()
  expect(lateOf(answers)).toMatchObject({ state, by: expect.any(String), errors: [{ code: 'order_state' }] })
  expect([await points(), await stock()]).toEqual(state === 'approved' ? [before - 30, 4] : [before, 5])
  expect(await reconcile(db)).toEqual([])
})

test('of a rejection and the buyer’s cancellation one wins, and the points come back once', async () => {
  const { db, rafael, buyer, order, before, points, stock, decide, now } = await desk()
  const [rejection, cancellation] = await Promise.all([
    decide(rafael, { action: 'reject', reason: 'The roster is closed.', expected_state: 'pending_approval' }),
    buyer.ask(`${api}/orders/${order}/cancel`, { method: 'POST' }),
  ])
  expect(statusesOf([rejection, cancellation])).toEqual([200, 409])
  const { state, changed_at } = await now()
  if (state === 'rejected') {
    expect(cancellation.body).toMatchObject({ state, at: changed_at, errors: [{ code: 'not_cancellable' }] })
  } else {
    expect(state).toBe('cancelled_by_user')
    expect(rejection.body).toMatchObject({ state, by: expect.any(String), at: changed_at })
    expect(rejection.body.errors[0].message).toBe('The buyer has already cancelled this order.')
  }
  expect([await points(), await stock()]).toEqual([before, 5])
  expect(await reconcile(db)).toEqual([])
})

test('of two managers who take one order back one wins, and the points come back once', async () => {
  const { db, rafael, priya, before, points, stock, decide, now } = await desk({ fulfilment: 'instant' })
  expect((await now()).state).toBe('fulfilled')
  expect(await points()).toBe(before - 30)
  const takeBack = { action: 'return', reason: 'It came back.', expected_state: 'fulfilled' }
  const answers = await Promise.all([decide(rafael, takeBack), decide(priya, takeBack)])
  expect(statusesOf(answers)).toEqual([200, 409])
  const late = lateOf(answers)
  expect(late.errors[0].message).toBe(`${late.by} has already taken this order back.`)
  expect([await points(), await stock()]).toEqual([before, 5])
  expect(await reconcile(db)).toEqual([])
})

test('a decision in bulk and one for a single order do not both happen', async () => {
  const { db, rafael, priya, before, points, decide, now, order } = await desk()
  const [entry] = (await rafael.ask(`${api}/transactions?order=${order}`)).body.data
  const [bulk, single] = await Promise.all([
    priya.ask(`${api}/transactions/bulk`, { body: { action: 'approve', ids: [entry.id] } }),
    decide(rafael, { action: 'reject', reason: 'The roster is closed.', expected_state: 'pending_approval' }),
  ])
  const { state } = await now()
  const [{ ok, message }] = bulk.body.data
  expect([ok, single.status]).toEqual(state === 'approved' ? [true, 409] : [false, 200])
  if (!ok) expect(message).toMatch(/ has already rejected this order\.$/)
  expect(await points()).toBe(state === 'approved' ? before - 30 : before)
  expect(await reconcile(db)).toEqual([])
})
