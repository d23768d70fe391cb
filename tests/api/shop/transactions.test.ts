import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

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

interface Listed {
  id: number
  uid: number
  kind: string
  at: string
  order: { id: number; state: string; lines: { product_id: number }[] } | null
  person: { organizations: { id: number }[] }
}

/** A purchase of the demo, and lists by filters. */
async function filteredDesk() {
  const { db, manager } = await desk()
  const list = async (query: string): Promise<Listed[]> => (await manager.ask(`${path}?limit=100&${query}`)).body.data
  const [first] = await list('kind=purchase')
  if (!first?.order) throw new Error('There is no purchase.')
  return { db, manager, list, first, order: first.order }
}

const idsOf = (entries: readonly Listed[]) => entries.map(({ id }) => id)

test('filters by kind and state find every entry that matches, and no other', async () => {
  const { list, first, order } = await filteredDesk()
  const purchases = await list('kind=purchase')
  expect(new Set(purchases.map(({ kind }) => kind))).toEqual(new Set(['purchase']))
  const both = await list('kind[]=purchase&kind[]=expire')
  expect(new Set(both.map(({ kind }) => kind))).toEqual(new Set(['purchase', 'expire']))
  expect(idsOf(await list(`state=${order.state}`))).toContain(first.id)
  const waiting = await list('state=pending_approval')
  expect(new Set(waiting.map(({ order }) => order?.state))).toEqual(new Set(['pending_approval']))
  expect(idsOf(await list(`order=${order.id}`))).toContain(first.id)
  expect(new Set((await list(`order=${order.id}`)).map(({ order }) => order?.id))).toEqual(new Set([order.id]))
})

test('filters by person, organisation and product find the entry of that person, organisation and product', async () => {
  const { db, list, first, order } = await filteredDesk()
  const all = await list('kind=purchase')
  const ofOther = all.find(({ uid }) => uid !== first.uid)
  const own = await list(`uid=${first.uid}`)
  expect(idsOf(own)).toContain(first.id)
  expect(new Set(own.map(({ uid }) => uid))).toEqual(new Set([first.uid]))
  expect(idsOf(await list(`uid=${ofOther?.uid}`))).not.toContain(first.id)
  const product = order.lines[0]?.product_id
  const sold = await list(`product=${product}`)
  expect(idsOf(sold)).toContain(first.id)
  expect(sold.every(({ order }) => order?.lines.some(({ product_id }) => product_id === product))).toBe(true)
  const { organization_id } = await db.reader
    .selectFrom('user_organizations')
    .select('organization_id')
    .where('uid', '=', first.uid)
    .executeTakeFirstOrThrow()
  const theirs = await list(`organization=${organization_id}&kind=purchase`)
  expect(idsOf(theirs)).toContain(first.id)
  expect(theirs.every(({ person }) => person.organizations.some(({ id }) => id === organization_id))).toBe(true)
})

test('filters by day begin and end with that day, on the clock of the site', async () => {
  const { list, first } = await filteredDesk()
  const day = Temporal.Instant.from(`${first.at.replace(' ', 'T')}Z`)
    .toZonedDateTimeISO('Europe/Copenhagen')
    .toPlainDate()
  const found = async (from: number, until: number) =>
    idsOf(
      await list(`uid=${first.uid}&kind=purchase&from=${day.add({ days: from })}&until=${day.add({ days: until })}`),
    )
  expect(await found(0, 0)).toContain(first.id)
  expect(await found(-1, 1)).toContain(first.id)
  expect(await found(1, 2)).not.toContain(first.id)
  expect(await found(-2, -1)).not.toContain(first.id)
})

test('filters are joined, and an unknown kind is refused', async () => {
  const { manager, list, first } = await filteredDesk()
  expect(idsOf(await list(`kind=purchase&uid=${first.uid}`))).toContain(first.id)
  expect(idsOf(await list(`kind=earn&uid=${first.uid}`))).not.toContain(first.id)
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

test('learners cannot read transactions', async () => {
  const db = await demoDatabase()
  const learner = browserAt(db)
  await learner.signIn('learner@demo.test', 'demo-academy')
  for (const address of [path, `${path}/1`]) expect((await learner.ask(address)).status).toBe(403)
  expect((await learner.ask(`${path}/bulk`, { body: { action: 'approve', ids: [1] } })).status).toBe(403)
})
