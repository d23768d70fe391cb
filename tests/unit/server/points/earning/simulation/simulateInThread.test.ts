import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { simulateInThread } from '#server/points/earning/simulation/simulateInThread.ts'
import { simulateRules } from '#server/points/earning/simulation/simulateRules.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { report, rulesOf, time, welcome } from '../earningSite.ts'

const limits = { partMs: 1_000, endMs: 20_000, atOnce: 2 }

async function task() {
  const databaseUrl = await freshDatabaseUrl('empty')
  const db = openDatabase(databaseUrl, { poolSize: 2 })
  onTestFinished(() => db.close())
  for (const name of ['amal', 'finn']) await report(db, { uid: await welcome(db, name), external_id: name })
  return { db, sent: { databaseUrl, body: rulesOf([{ points: 5 }]), ...time, after: undefined } }
}

test('a simulation in a thread of its own has the result of the same simulation here', async () => {
  const { db, sent } = await task()
  expect(await simulateInThread(sent, 1)).toEqual(await simulateRules(db.reader, sent.body, time))
})

test('a user’s new simulation ends the one before', async () => {
  const { sent } = await task()
  const [before, after] = await Promise.allSettled([simulateInThread(sent, 1), simulateInThread(sent, 1)])
  expect(before).toMatchObject({ status: 'rejected', reason: { status: 409, problems: [{ code: 'overtaken' }] } })
  expect(after).toMatchObject({ status: 'fulfilled', value: { points: 10 } })
})

test('more simulations than a process can compute are refused until one has ended', async () => {
  const { sent } = await task()
  const running = [1, 2].map((uid) => simulateInThread(sent, uid, limits))
  await expect(simulateInThread(sent, 3, limits)).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '2' },
  })
  await Promise.all(running)
  expect(await simulateInThread(sent, 3, limits)).toMatchObject({ points: 10 })
})

test('a simulation that takes too long is ended, and another one can begin', async () => {
  const { sent } = await task()
  await expect(simulateInThread(sent, 1, { ...limits, endMs: 1 })).rejects.toMatchObject({ status: 503 })
  expect(await simulateInThread(sent, 1, limits)).toMatchObject({ points: 10 })
})

test('a thread that fails rejects with its error', async () => {
  const { sent } = await task()
  const other = { ...sent, databaseUrl: `sqlite:${import.meta.dirname}/no-such-folder/../simulateInThread.test.ts` }
  await expect(simulateInThread(other, 1)).rejects.toThrow(/database/)
})
