import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { completeTraining, enrol, enrolmentOf, enrolPerson, launch, withdraw } from '#server/enrolments/enrolment.ts'
import { findTraining } from '#server/enrolments/findTraining.ts'
import { toInstant } from '#shared/instant.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { openShop } from '../shop/shopFixture.ts'
import { add, addLearner, addOrganization, course, now } from '../catalogue/catalogue.ts'

const reading = { language: 'en', siteLanguage: 'en', now }
const later = new Date('2026-11-22T10:00:00Z')
const muchLater = new Date('2026-11-23T10:00:00Z')

/** The same with an open shop, which the learner may use. */
async function startWithShop() {
  const { db, request } = await start()
  await openShop(db)
  const user = { ...request.user, permissions: new Set(['incentives_shop']) }
  return { db, request: { ...request, user } }
}

async function start(options: Parameters<typeof course>[1] = {}) {
  const db = await freshDatabase()
  const user = await addLearner(db, 'Amal')
  const trainingId = await add(db, course('Lifting', options))
  return { db, request: { user, trainingId, now } }
}

test('a learner enrols, opens and completes; repeating an action has no effect', async () => {
  const { db, request } = await start({ url: 'https://learn.example/lifting' })
  expect(await enrol(db, request)).toEqual({ state: 'enrolled', at: '2026-11-21 09:00:00', changed: true })
  expect(await enrol(db, { ...request, now: later })).toEqual({
    state: 'enrolled',
    at: '2026-11-21 09:00:00',
    changed: false,
  })

  const opened = { state: 'in_progress', at: '2026-11-22 10:00:00', url: 'https://learn.example/lifting' }
  expect(await launch(db, { ...request, now: later })).toEqual({ ...opened, changed: true })
  expect(await launch(db, { ...request, now: muchLater })).toEqual({ ...opened, changed: false })

  const done = { state: 'completed', at: '2026-11-23 10:00:00' }
  expect(await completeTraining(db, { ...request, now: muchLater })).toEqual({ ...done, changed: true })
  expect(await completeTraining(db, { ...request, now: muchLater })).toEqual({ ...done, changed: false })
  // Opening it or enrolling again does not undo it.
  expect(await launch(db, { ...request, now: muchLater })).toMatchObject({ ...done, changed: false })
  expect(await enrol(db, { ...request, now: muchLater })).toMatchObject({ ...done, changed: false })
  await expect(withdraw(db, request)).rejects.toMatchObject({ status: 409 })
})

test('a learner cannot enrol in a training that costs money, and only enrolled learners see its address', async () => {
  const price = { amount: 12_000, currency: 'EUR' }
  const { db, request } = await start({ price, url: 'https://learn.example/lifting' })
  const found = (user: typeof request.user | null) => findTraining(db.reader, user, request.trainingId, reading)
  expect(await found(request.user)).toMatchObject({ url: null, purchase: { product: null } })
  const refused = { status: 409, problems: [{ code: 'not_free' }], details: { purchase: { product: null } } }
  await expect(enrol(db, request)).rejects.toMatchObject(refused)
  await expect(launch(db, request)).rejects.toMatchObject({ status: 409, problems: [{ code: 'not_enrolled' }] })
  await db.transact((tx) => enrolPerson(tx, { uid: request.user.uid, ...request }))
  expect(await enrol(db, request)).toMatchObject({ state: 'enrolled', changed: false })
  expect(await found(request.user)).toMatchObject({ url: 'https://learn.example/lifting' })
  expect(await found(null)).toMatchObject({ url: null })
  await withdraw(db, request)
  expect(await found(request.user)).toMatchObject({ url: null })
  await expect(enrol(db, request)).rejects.toMatchObject(refused)
})

test('a training that the shop sells links to its reward, which only its audience sees', async () => {
  const { db, request } = await startWithShop()
  const read = () => findTraining(db.reader, request.user, request.trainingId, reading)
  const reward = await sell(db, request.trainingId)
  expect(await read()).toMatchObject({ purchase: { product: { id: reward, price: 1400 } } })
  const details = { purchase: { product: { id: reward, price: 1400 } } }
  await expect(enrol(db, request)).rejects.toMatchObject({ status: 409, details })
  const change = (set: object) =>
    db.transact((tx) => tx.updateTable('products').set(set).where('id', '=', reward).execute())
  await change({ restrictions: JSON.stringify([{ type: 'country', value: ['DK'], rule: 'and' }]) })
  expect(await read()).toMatchObject({ purchase: { product: null } })
  await change({ status: 'archived' })
  expect(await read()).toMatchObject({ purchase: null })
  expect(await enrol(db, request)).toMatchObject({ state: 'enrolled', changed: true })
})

test('a paused reward still sells its training, but it is not offered', async () => {
  const { db, request } = await startWithShop()
  const reward = await sell(db, request.trainingId)
  const change = (status: 'paused' | 'draft') =>
    db.transact((tx) => tx.updateTable('products').set({ status }).where('id', '=', reward).execute())
  await change('paused')
  const read = () => findTraining(db.reader, request.user, request.trainingId, reading)
  expect(await read()).toMatchObject({ purchase: { product: null } })
  const details = { purchase: { product: null } }
  await expect(enrol(db, request)).rejects.toMatchObject({ status: 409, problems: [{ code: 'not_free' }], details })
  const other = await sell(db, request.trainingId)
  expect(await read(), 'another reward sells it').toMatchObject({ purchase: { product: { id: other } } })
  await db.transact((tx) => tx.deleteFrom('products').where('id', '=', other).execute())
  await change('draft')
  expect(await read()).toMatchObject({ purchase: null })
  expect(await enrol(db, request)).toMatchObject({ state: 'enrolled', changed: true })
})

test('no reward is offered while the shop is closed, or to a user who may not use it', async () => {
  const { db, request } = await startWithShop()
  await sell(db, request.trainingId)
  const offered = async (user = request.user) =>
    (await findTraining(db.reader, user, request.trainingId, reading))?.purchase?.product ?? null
  expect(await offered()).toMatchObject({ price: 1400 })
  expect(await offered({ ...request.user, permissions: new Set<string>() })).toBeNull()
  await openShop(db, false)
  expect(await offered()).toBeNull()
  const details = { purchase: { product: null } }
  await expect(enrol(db, request)).rejects.toMatchObject({ status: 409, problems: [{ code: 'not_free' }], details })
})

test('a reward for the readers of a language is offered to those whose language is that of the site', async () => {
  const { db, request } = await startWithShop()
  const id = await sell(db, request.trainingId)
  const restrictions = JSON.stringify([{ type: 'language', value: ['en'] }])
  await db.transact((tx) => tx.updateTable('products').set({ restrictions }).where('id', '=', id).execute())
  const user = { ...request.user, language: null }
  expect(await findTraining(db.reader, user, request.trainingId, reading)).toMatchObject({
    purchase: { product: { id } },
  })
})

async function sell(db: Database, training_id: number): Promise<number> {
  const at = toInstant(now)
  const product = { type: 'training', status: 'active', title: 'A place', price: 1400, fulfilment: 'instant' } as const
  const row = await db.transact((tx) =>
    tx
      .insertInto('products')
      .values({ ...product, training_id, created: at, changed: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return row.id
}

test('a learner who withdraws can enrol again and starts from the beginning', async () => {
  const { db, request } = await start()
  await enrol(db, request)
  await launch(db, request)
  expect(await withdraw(db, { ...request, now: later })).toEqual({
    state: 'withdrawn',
    at: '2026-11-22 10:00:00',
    changed: true,
  })
  expect(await withdraw(db, { ...request, now: muchLater })).toMatchObject({
    at: '2026-11-22 10:00:00',
    changed: false,
  })
  await expect(launch(db, request)).rejects.toMatchObject({ status: 409 })
  await expect(completeTraining(db, request)).rejects.toMatchObject({ status: 409 })
  expect(await enrol(db, { ...request, now: muchLater })).toEqual({
    state: 'enrolled',
    at: '2026-11-23 10:00:00',
    changed: true,
  })
})

test('without enrolment there is nothing to open, complete or leave', async () => {
  const { db, request } = await start()
  for (const act of [launch, completeTraining, withdraw]) {
    await expect(act(db, request)).rejects.toMatchObject({ status: 409, problems: [{ code: 'not_enrolled' }] })
  }
  expect(await stateOf(db, request)).toBeNull()
})

test('a training with external completion cannot be completed here', async () => {
  const { db, request } = await start({ completion: 'external' })
  await enrol(db, request)
  await expect(completeTraining(db, request)).rejects.toMatchObject({ status: 403 })
  expect(await stateOf(db, request)).toBe('enrolled')
})

test('a hidden training cannot be enrolled in', async () => {
  const { db, request } = await start()
  const harbour = await addOrganization(db, 'Harbour')
  const hidden = await add(db, course('Crane', { organizations: [harbour] }))
  for (const act of [enrol, launch, completeTraining, withdraw]) {
    await expect(act(db, { ...request, trainingId: hidden })).rejects.toMatchObject({ status: 404 })
  }
})

test('two requests at the same time get the same response and create one row', async () => {
  const { db, request } = await start()
  const both = await Promise.all([enrol(db, request), enrol(db, request)])
  expect(both.map(({ changed }) => changed).sort()).toEqual([false, true])
  const rows = await db.reader.selectFrom('enrolments').selectAll().execute()
  expect(rows).toHaveLength(1)
})

async function stateOf(db: Database, { user, trainingId }: { user: { uid: number }; trainingId: number }) {
  return (await enrolmentOf(db.reader, { uid: user.uid, trainingId }))?.state ?? null
}
