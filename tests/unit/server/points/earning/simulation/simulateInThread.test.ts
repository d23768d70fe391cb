import type { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { simulateInThread } from '#server/points/earning/simulation/simulateInThread.ts'
import { simulateRules } from '#server/points/earning/simulation/simulateRules.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { report, rulesOf, time, welcome } from '../earningSite.ts'

/** Counts the living threads of this process. */
const threads = { living: 0, most: 0 }
const count = (thread: Worker) => {
  threads.most = Math.max(threads.most, ++threads.living)
  thread.once('exit', () => threads.living--)
}
beforeAll(() => void process.on('worker', count))
afterAll(() => void process.off('worker', count))
afterEach(() => {
  threads.most = 0
})

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

describe('40 simulations of one user', () => {
  const ended = { status: 'rejected', reason: expect.objectContaining({ status: 409 }) }

  test('at the same moment never have two threads, and the last one has a result', async () => {
    const { sent } = await task()
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => simulateInThread(sent, 1)))
    expect(results.slice(0, -1)).toEqual(Array.from({ length: 39 }, () => ended))
    expect(results.at(-1)).toMatchObject({ status: 'fulfilled', value: { points: 10 } })
    expect({ ...threads }).toEqual({ living: 0, most: 1 })
  })

  test('one shortly after the other never have two threads, and other users have the second one', async () => {
    const { sent } = await task()
    const calls: Promise<PromiseSettledResult<unknown>[]>[] = []
    for (let n = 0; n < 40; n++) {
      calls.push(Promise.allSettled([simulateInThread(sent, 1)]))
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
    const other = simulateInThread(sent, 2)
    await expect(simulateInThread(sent, 3)).rejects.toMatchObject({ status: 429 })
    const results = (await Promise.all(calls)).flat()
    expect(results.at(-1)).toMatchObject({ status: 'fulfilled', value: { points: 10 } })
    expect(await other).toMatchObject({ points: 10 })
    expect(threads.living).toBe(0)
    expect(threads.most).toBeLessThanOrEqual(2)
  })
})

test('more simulations than a process can compute are refused until one has ended', async () => {
  const { sent } = await task()
  const running = [1, 2].map((uid) => simulateInThread(sent, uid, limits))
  await expect(simulateInThread(sent, 3, limits)).rejects.toMatchObject({
    status: 429,
    problems: [{ path: '', code: 'too_many' }],
    headers: { 'Retry-After': '2' },
  })
  await Promise.all(running)
  expect(await simulateInThread(sent, 3, limits)).toMatchObject({ points: 10 })
})

test('a user who has one of all threads can begin again: the running thread ends, the other user’s one stays', async () => {
  const { sent } = await task()
  const running = Promise.allSettled([1, 2].map((uid) => simulateInThread(sent, uid, limits)))
  await expect.poll(() => threads.living, { interval: 1 }).toBe(2)
  expect(await simulateInThread(sent, 1, limits)).toMatchObject({ points: 10 })
  expect(await running).toMatchObject([
    { status: 'rejected', reason: { status: 409 } },
    { status: 'fulfilled', value: { points: 10 } },
  ])
  expect(threads.most).toBe(2)
})

test('a simulation that takes too long is ended, and another one can begin', async () => {
  const { sent } = await task()
  await expect(simulateInThread(sent, 1, { ...limits, endMs: 1 })).rejects.toMatchObject({
    status: 503,
    problems: [{ path: '', code: 'unavailable' }],
  })
  expect(await simulateInThread(sent, 1, limits)).toMatchObject({ points: 10 })
})

test('a simulation may take only a small part of the memory of a node', async () => {
  const { sent } = await task()
  const sizes: number[] = []
  const note = ({ resourceLimits }: Worker) => sizes.push(resourceLimits?.maxOldGenerationSizeMb ?? Infinity)
  process.on('worker', note)
  onTestFinished(() => void process.off('worker', note))
  await simulateInThread(sent, 1)
  expect(sizes).toHaveLength(1)
  expect(sizes[0]).toBeLessThan(256)
})

test('a thread that fails rejects with its error', async () => {
  const { sent } = await task()
  const other = { ...sent, databaseUrl: `sqlite:${import.meta.filename}` }
  await expect(simulateInThread(other, 1)).rejects.toThrow(/database/)
})

test('a thread that ends without a result is an error', async () => {
  const { sent } = await task()
  const end = (thread: Worker) => void thread.terminate()
  process.on('worker', end)
  onTestFinished(() => void process.off('worker', end))
  await expect(simulateInThread(sent, 1)).rejects.toThrow('without a result')
})
