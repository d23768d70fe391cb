import { expect, test } from 'vitest'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const api = '/api/v2'
const password = 'demo-academy'

/** The demo academy with the person who keeps its shop. */
async function withKeeper() {
  const db = await demoDatabase()
  const keeper = browserAt(db)
  await keeper.signIn('incentives@demo.test', password)
  const total = async () => (await keeper.ask(`${api}/incentives/products`)).body.meta.total as number
  return { db, keeper, total }
}

const mug = { title: 'Enamel mug', type: 'physical', price: 40 }

test('equal calls at the same instant create one product and get the same answer', async () => {
  const { keeper, total } = await withKeeper()
  const before = await total()
  const headers = { 'Idempotency-Key': 'k' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => keeper.ask(`${api}/incentives/products`, { body: mug, headers })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await total()).toBe(before + 1)
})

test('equal calls at the same instant create one schedule', async () => {
  const { db, keeper } = await withKeeper()
  const body = { name: 'Autumn points', terms: { type: 'never' } }
  const headers = { 'Idempotency-Key': 'k' }
  const ask = () => keeper.ask(`${api}/incentives/schedules`, { body, headers })
  const [first, second] = await Promise.all([ask(), ask()])
  expect([first.status, second.status], JSON.stringify(first.body)).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  const made = await db.reader.selectFrom('schedules').select('id').where('name', '=', body.name).execute()
  expect(made).toHaveLength(1)
})

test.each([1, 2, 3])(
  'a call that breaks off at its commit %i creates one product when it is repeated',
  async (step) => {
    const { db, keeper, total } = await withKeeper()
    const before = await total()
    const headers = { 'Idempotency-Key': 'k' }
    let commits = 0
    const { transact } = db
    // As if the process died between the work and the commit.
    keeper.runtime.db = {
      ...db,
      transact: (run) =>
        transact(async (tx) => {
          const done = await run(tx)
          commits += 1
          if (commits === step) throw new Error('broken off')
          return done
        }),
    }
    await keeper.ask(`${api}/incentives/products`, { body: mug, headers })
    commits = Number.POSITIVE_INFINITY
    const made = await keeper.ask(`${api}/incentives/products`, { body: mug, headers })
    const again = await keeper.ask(`${api}/incentives/products`, { body: mug, headers })
    expect([made.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(made.body)
    expect(await total()).toBe(before + 1)
  },
)

test('a key stands for one call of one person for a day', async () => {
  const { db, keeper } = await withKeeper()
  const admin = browserAt(db)
  await admin.signIn('admin@demo.test', password)
  const headers = { 'Idempotency-Key': 'k' }
  const make = (who: typeof keeper, body: object, now?: Date) =>
    who.ask(`${api}/incentives/products`, { body, headers, ...(now && { now }) })
  const first = await make(keeper, mug)
  const other = await make(keeper, { ...mug, price: 41 })
  expect(other).toMatchObject({ status: 409, body: { errors: [{ code: 'idempotency_key', path: '' }] } })
  expect((await make(admin, mug)).body.data.id).not.toBe(first.body.data.id)
  expect((await make(keeper, mug, later(24 * 60 - 1))).body).toEqual(first.body)
  expect((await make(keeper, mug, later(24 * 60))).body.data.id).not.toBe(first.body.data.id)
})

test('what is refused is not remembered', async () => {
  const { keeper } = await withKeeper()
  const headers = { 'Idempotency-Key': 'k' }
  const ask = (body: object) => keeper.ask(`${api}/incentives/adjustments`, { body, headers })
  expect((await ask({ uid: 999_999, amount: 5, reason: 'Thanks' })).status).toBe(400)
  expect((await ask({ uid: 2, amount: 5, reason: 'Thanks' })).status).toBe(201)
})

test('a key of more than 200 characters is refused', async () => {
  const { keeper, total } = await withKeeper()
  const before = await total()
  const make = (length: number) =>
    keeper.ask(`${api}/incentives/products`, { body: mug, headers: { 'Idempotency-Key': 'k'.repeat(length) } })
  expect(await make(201)).toMatchObject({ status: 400, body: { errors: [{ code: 'idempotency_key', path: '' }] } })
  expect((await make(200)).status).toBe(201)
  expect(await total()).toBe(before + 1)
})

test('points move only with a key', async () => {
  const { db, keeper } = await withKeeper()
  const gift = { uid: 2, amount: 5, reason: 'Thanks' }
  const given = await keeper.ask(`${api}/incentives/adjustments`, { body: gift })
  expect(given).toMatchObject({ status: 400, body: { errors: [{ code: 'idempotency_key', path: '' }] } })
  const learner = browserAt(db)
  await learner.signIn('learner@demo.test', password)
  const bought = await learner.ask(`${api}/incentives/shop_checkout`, { body: { products: [1, 'one'] } })
  expect(bought.status).toBe(400)
  expect(bought.body.errors.map(({ code }: { code: string }) => code)).toEqual(['type', 'idempotency_key'])
})

test('equal adjustments at the same instant move the points once', async () => {
  const { db, keeper } = await withKeeper()
  const body = { uid: 2, amount: 5, reason: 'Thanks' }
  const headers = { 'Idempotency-Key': 'k' }
  const ask = () => keeper.ask(`${api}/incentives/adjustments`, { body, headers })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const entries = await db.reader.selectFrom('point_entries').select('id').where('reason', '=', 'Thanks').execute()
  expect(entries).toHaveLength(1)
})

test('signing in leaves no trace of the password behind its key', async () => {
  const { db, keeper } = await withKeeper()
  const body = { name: 'incentives@demo.test', password }
  const headers = { 'Idempotency-Key': 'k' }
  for (const _ of [1, 2]) expect((await keeper.ask(`${api}/session`, { body, headers })).status).toBe(201)
  expect(await db.reader.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
})
