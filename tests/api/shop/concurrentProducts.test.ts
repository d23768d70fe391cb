import { expect, test } from 'vitest'
import { reconcile } from '#server/points/reconcile.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const incentives = '/api/v2/incentives'
const products = `${incentives}/products`
let keys = 0

/** Two managers and two learners with points, each in a browser of their own. */
async function openRace() {
  const db = await demoDatabase()
  const [one, other, ada, ben] = await Promise.all(
    ['incentives', 'admin', 'learner', 'learner2'].map(async (person) => {
      const browser = browserAt(db)
      await browser.signIn(`${person}@demo.test`, 'demo-academy')
      return browser
    }),
  )
  if (!one || !other || !ada || !ben) throw new Error('Somebody could not sign in.')
  for (const learner of [ada, ben]) {
    const { uid } = (await learner.ask('/api/v2/me')).body.data
    const headers = { 'Idempotency-Key': `points ${keys++}` }
    await one.ask(`${incentives}/adjustments`, { body: { uid, amount: 500, reason: 'For the race' }, headers })
  }
  const add = async (more: object) => {
    const body = { title: 'Race', type: 'physical', price: 10, status: 'active', fulfilment: 'instant', ...more }
    return (await one.ask(products, { body })).body.data
  }
  return { db, one, other, ada, ben, add }
}

type Race = Awaited<ReturnType<typeof openRace>>
type Learner = Race['ada']

function buyIt(learner: Learner, id: number) {
  const headers = { 'Idempotency-Key': `race ${keys++}` }
  return learner.ask(`${incentives}/shop_checkout`, { body: { products: [id] }, headers })
}

test('the last code: two learners buy it while a manager voids it; one wins, the others learn why', async () => {
  const { db, one, ada, ben, add } = await openRace()
  for (let round = 0; round < 6; round++) {
    const { id } = await add({ type: 'voucher' })
    await one.ask(`${products}/${id}/codes`, { body: { codes: [`LAST-${round}`] } })
    const [code] = (await one.ask(`${products}/${id}/codes`)).body.data
    const voiding = () => one.ask(`${products}/${id}/codes/${code.id}`, { method: 'DELETE' })
    const started = [() => buyIt(ada, id), () => buyIt(ben, id), voiding]
    const answers = await Promise.all(
      [...started.slice(round % 3), ...started.slice(0, round % 3)].map((start) => start()),
    )
    const won = answers.filter(({ status }) => status < 300)
    expect(won, `round ${round}`).toHaveLength(1)
    for (const { status, body } of answers.filter(({ status }) => status >= 300)) {
      expect([400, 409]).toContain(status)
      expect(['sold_out', 'in_use']).toContain(body.errors[0].code)
    }
    const [last] = (await one.ask(`${products}/${id}/codes`)).body.data
    expect(last.state).toBe(won[0]?.status === 204 ? 'void' : 'issued')
    expect((await one.ask(`${products}/${id}`)).body.data).toMatchObject({ stock: 0, state: 'sold_out' })
  }
  expect(await reconcile(db)).toEqual([])
})

test('two managers change the state of one product at once: one wins, the other learns the new revision', async () => {
  const { one, other, add } = await openRace()
  const { id, revision } = await add({})
  const change = (manager: Learner, status: string) =>
    manager.ask(`${products}/${id}`, { method: 'PATCH', body: { revision, status } })
  const answers = await Promise.all([change(one, 'paused'), change(other, 'archived')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.body.errors[0].code).toBe('revision')
  const stored = (await one.ask(`${products}/${id}`)).body.data
  expect(stored).toMatchObject({ status: won?.body.data.status, revision: revision + 1 })
})

test('a manager who changes a product after another learns the new revision, even if its new status forbids the change', async () => {
  const { one, other, add } = await openRace()
  const { id, revision } = await add({})
  const change = (manager: Learner, status: string) =>
    manager.ask(`${products}/${id}`, { method: 'PATCH', body: { revision, status } })
  expect((await change(one, 'archived')).status).toBe(200)
  const late = await change(other, 'paused')
  expect(late).toMatchObject({ status: 409, body: { errors: [{ code: 'revision' }], revision: revision + 1 } })
})

test('two bulk actions on the same products report one result for each, and every product has one of the states', async () => {
  const { one, other, add } = await openRace()
  const ids: number[] = []
  for (let count = 0; count < 4; count++) ids.push((await add({})).id)
  const bulk = (manager: Learner, action: string, list: readonly number[]) =>
    manager.ask(`${products}/bulk`, { body: { action, ids: list } })
  const answers = await Promise.all([bulk(one, 'pause', ids), bulk(other, 'archive', ids.toReversed())])
  const results = answers.flatMap(({ body }) => body.data)
  expect(results).toHaveLength(8)
  for (const { ok, code } of results) if (!ok) expect(['revision', 'status']).toContain(code)
  for (const id of ids) {
    const done = results.filter((result) => result.id === id && result.ok)
    expect(done.length).toBeGreaterThan(0)
    const { status, revision } = (await one.ask(`${products}/${id}`)).body.data
    expect(done.map((result) => result.state)).toContain(status)
    expect(revision, 'a change is counted once').toBe(1 + done.length)
  }
})

test('a bulk pause while learners buy: each purchase is whole or refused, and no piece is lost', async () => {
  const { db, one, ada, ben, add } = await openRace()
  for (let round = 0; round < 4; round++) {
    const { id } = await add({ stock: 5 })
    const [pause, ...bought] = await Promise.all([
      one.ask(`${products}/bulk`, { body: { action: 'pause', ids: [id] } }),
      buyIt(ada, id),
      buyIt(ben, id),
    ])
    expect(pause?.body.data).toEqual([{ id, ok: true, code: '', message: '', state: 'paused' }])
    const done = bought.filter(({ status }) => status === 201)
    for (const { status, body } of bought.filter(({ status }) => status !== 201)) {
      expect([status, body.errors[0].code]).toEqual([400, 'paused'])
    }
    expect((await one.ask(`${products}/${id}`)).body.data).toMatchObject({ status: 'paused', stock: 5 - done.length })
    expect((await buyIt(ada, id)).status, 'afterwards nobody buys it').toBe(400)
  }
  expect(await reconcile(db)).toEqual([])
})
