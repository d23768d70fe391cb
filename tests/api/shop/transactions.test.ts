import { expect, test, vi } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '../people/site.ts'

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }))

const path = '/api/v2/incentives/transactions'

async function desk() {
  const db = await demoDatabase()
  const manager = browserAt(db)
  await manager.signIn('incentives@demo.test', 'demo-academy')
  return { db, manager }
}

test('the pages of the ledger hold every entry once, the newest first', async () => {
  const { db, manager } = await desk()
  const { count } = await db.reader
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const seen: { id: number; at: string }[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body } = await manager.ask(`${path}?limit=100${next && `&after=${next}`}`)
    seen.push(...body.data)
    next = body.meta.next
  }
  expect(seen).toHaveLength(Number(count))
  expect(new Set(seen.map(({ id }) => id)).size).toBe(Number(count))
  const sorted = seen.toSorted((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1))
  expect(seen.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
})

test('filters by kind, state, person, product and day find the entries that match all of them', async () => {
  const { db, manager } = await desk()
  const list = async (query: string) => (await manager.ask(`${path}?limit=100&${query}`)).body.data
  const purchases = await list('kind=purchase')
  expect(purchases.length).toBeGreaterThan(0)
  expect(purchases.every(({ kind, order }: { kind: string; order: unknown }) => kind === 'purchase' && order)).toBe(
    true,
  )
  const both = await list('kind[]=purchase&kind[]=expire')
  expect(new Set(both.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['purchase', 'expire']))
  const [first] = purchases
  const own = await list(`uid=${first.uid}`)
  expect(own.every(({ uid }: { uid: number }) => uid === first.uid)).toBe(true)
  const waiting = await list('state=pending_approval')
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.every(({ order }: { order: { state: string } }) => order.state === 'pending_approval')).toBe(true)
  const product = first.order.lines[0].product_id
  const sold = await list(`product=${product}`)
  expect(sold.map(({ id }: { id: number }) => id)).toContain(first.id)
  const day = first.at.slice(0, 10)
  const dayBefore = new Date(`${day}T00:00:00Z`)
  dayBefore.setUTCDate(dayBefore.getUTCDate() - 1)
  const near = await list(`from=${dayBefore.toISOString().slice(0, 10)}&until=${day}`)
  expect(near.every(({ at }: { at: string }) => at.slice(0, 10) <= day)).toBe(true)
  const { organization_id } = await db.reader
    .selectFrom('user_organizations')
    .select('organization_id')
    .where('uid', '=', first.uid)
    .executeTakeFirstOrThrow()
  const theirs = await list(`organization=${organization_id}`)
  expect(
    theirs.every(({ person }: { person: { organizations: { id: number }[] } }) =>
      person.organizations.some(({ id }) => id === organization_id),
    ),
  ).toBe(true)
  expect((await manager.ask(`${path}?kind=gift`)).status).toBe(400)
})

test('a manager approves an order and hands it over with a tracking text, and a late colleague learns who was first', async () => {
  const { manager, db } = await desk()
  const colleague = browserAt(db)
  await colleague.signIn('admin@demo.test', 'demo-academy')
  const [waiting] = (await manager.ask(`${path}?state=pending_approval`)).body.data
  const one = `${path}/${waiting.id}`
  const approve = { action: 'approve', expected_state: 'pending_approval' }
  const answers = await Promise.all(
    [manager, colleague].map((browser) => browser.ask(one, { method: 'PATCH', body: approve })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    errors: [{ code: 'order_state' }],
    state: 'approved',
    by: expect.any(String),
    at: expect.any(String),
  })
  const { body } = await manager.ask(one, { method: 'PATCH', body: { action: 'fulfil', tracking: 'Parcel 4711' } })
  expect(body.data.order).toMatchObject({ state: 'fulfilled', tracking: 'Parcel 4711' })
  expect(body.data.order.history.at(-1)).toMatchObject({ state: 'fulfilled', actor: expect.any(Number) })
})

test('a rejection needs a reason, and gives the points back', async () => {
  const { manager } = await desk()
  const [waiting] = (await manager.ask(`${path}?state=pending_approval`)).body.data
  const one = `${path}/${waiting.id}`
  const without = await manager.ask(one, { method: 'PATCH', body: { action: 'reject' } })
  expect(without).toMatchObject({ status: 400, body: { errors: [{ path: 'reason', code: 'required' }] } })
  const reason = 'The house is closed that day.'
  const { body } = await manager.ask(one, { method: 'PATCH', body: { action: 'reject', reason } })
  expect(body.data.order).toMatchObject({ state: 'rejected', reason })
  const entries = (await manager.ask(`${path}?order=${waiting.order.id}`)).body.data
  expect(entries.map(({ amount }: { amount: number }) => amount).sort()).toEqual(
    [-waiting.order.total, waiting.order.total].sort(),
  )
})

test('a bulk approval answers for each order, and a wrong one stops no other', async () => {
  const { manager } = await desk()
  const waiting = (await manager.ask(`${path}?state=pending_approval`)).body.data
  const [earned] = (await manager.ask(`${path}?kind=earn&limit=1`)).body.data
  const ids = [waiting[0].id, earned.id, 999_999_999]
  const { status, body } = await manager.ask(`${path}/bulk`, { body: { action: 'approve', ids } })
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { id: ids[0], ok: true, state: 'approved', message: '' },
    { id: ids[1], ok: false, state: null, message: 'This transaction has no order.' },
    { id: ids[2], ok: false, state: null },
  ])
  const again = await manager.ask(`${path}/bulk`, { body: { action: 'approve', ids: [ids[0]] } })
  expect(again.body.data).toMatchObject([{ ok: false, state: 'approved' }])
  expect((await manager.ask(`${path}/bulk`, { body: { action: 'approve', ids: Array(201).fill(1) } })).status).toBe(400)
})

test('learners see nothing of it', async () => {
  const db = await demoDatabase()
  const learner = browserAt(db)
  await learner.signIn('learner@demo.test', 'demo-academy')
  for (const address of [path, `${path}/1`]) expect((await learner.ask(address)).status).toBe(403)
  expect((await learner.ask(`${path}/bulk`, { body: { action: 'approve', ids: [1] } })).status).toBe(403)
})
