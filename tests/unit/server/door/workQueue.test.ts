import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { BrokenOff } from '#server/door/http/body.ts'
import { createWorkQueue, QueueFull } from '#server/door/workQueue.ts'

const ada = { network: '192.0.2.1' }
const bo = { network: '192.0.2.2' }

/** Work that ends when the test ends it, and notes when it begins. */
function pieces() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const work = (name: string) => () => {
    begun.push(name)
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return end.promise
  }
  const end = (name: string) => ends.get(name)!
  return { begun, work, end }
}

/** A queue of one at a time in which `first` runs; `finish` ends all that begins, one after the other. */
async function busyQueue(waiting: number) {
  const { begun, work, end } = pieces()
  const inTurn = createWorkQueue({ atOnce: 1, waiting, turnMs: 1000 })
  const first = inTurn(ada, work('first'))
  await pause(1)
  async function finish(): Promise<string[]> {
    for (let done = 0; done < begun.length; done++) {
      end(begun[done]!).resolve('done')
      await pause(1)
    }
    await first
    return begun
  }
  return { inTurn, work, finish }
}

test('two pieces of work run at once, and the others begin in the order they came', async () => {
  const inTurn = createWorkQueue({ atOnce: 2, waiting: 10, turnMs: 1000 })
  const { begun, work, end } = pieces()
  const results = ['a', 'b', 'c', 'd'].map((name) => inTurn(ada, work(name)))
  await pause(1)
  expect(begun).toEqual(['a', 'b'])
  end('b').resolve('done b')
  expect(await results[1]).toBe('done b')
  await pause(1)
  expect(begun).toEqual(['a', 'b', 'c'])
  // Work that fails makes room too, and fails for its own client alone.
  end('a').reject(new Error('torn'))
  await expect(results[0]).rejects.toThrow('torn')
  await pause(1)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  end('c').resolve('c')
  end('d').resolve('d')
  expect(await Promise.all(results.slice(2))).toEqual(['c', 'd'])
})

test('work that never ends does not keep others waiting for ever', async () => {
  const inTurn = createWorkQueue({ atOnce: 1, waiting: 10, turnMs: 20 })
  const { begun, work, end } = pieces()
  const hanging = inTurn(ada, work('hangs'))
  const next = inTurn(ada, work('next'))
  await pause(1)
  expect(begun).toEqual(['hangs'])
  await pause(60)
  expect(begun).toEqual(['hangs', 'next'])
  end('hangs').resolve('late')
  end('next').resolve('soon')
  expect(await Promise.all([hanging, next])).toEqual(['late', 'soon'])
})

describe('a queue that strangers fill', () => {
  test('lets networks take turns, no matter which came first', async () => {
    const { inTurn, work, finish } = await busyQueue(10)
    const all = ['a1', 'a2', 'a3'].map((name) => inTurn(ada, work(name)))
    all.push(inTurn(bo, work('b1')))
    expect(await finish()).toEqual(['first', 'a1', 'b1', 'a2', 'a3'])
    await Promise.all(all)
  })

  test('refuses what one network asks beyond the limit', async () => {
    const { inTurn, work, finish } = await busyQueue(2)
    const all = ['a1', 'a2'].map((name) => inTurn(ada, work(name)))
    await expect(inTurn(ada, work('a3'))).rejects.toThrow(QueueFull)
    expect(await finish()).toEqual(['first', 'a1', 'a2'])
    await Promise.all(all)
  })

  test('makes room for another network by refusing the latest of the one with the most', async () => {
    const { inTurn, work, finish } = await busyQueue(2)
    const [a1, a2] = ['a1', 'a2'].map((name) => inTurn(ada, work(name)))
    const b1 = inTurn(bo, work('b1'))
    await expect(a2).rejects.toThrow(QueueFull)
    expect(await finish()).toEqual(['first', 'a1', 'b1'])
    await Promise.all([a1, b1])
  })

  test('makes room also where the address of the network is not known', async () => {
    const { inTurn, work, finish } = await busyQueue(2)
    const nobody = { network: '' }
    const [one, latest] = [inTurn(nobody, work('one')), inTurn(nobody, work('latest'))]
    const other = inTurn(bo, work('other'))
    await expect(latest).rejects.toThrow(QueueFull)
    expect(inTurn.load()).toEqual({ running: 1, waiting: 2 })
    expect(await finish()).toEqual(['first', 'one', 'other'])
    await Promise.all([one, other])
  })

  test('makes nothing for work that it refuses', async () => {
    const { inTurn, work, finish } = await busyQueue(1)
    const waits = inTurn(bo, work('waits'))
    let signals = 0
    const gone = () => {
      signals++
      return new AbortController().signal
    }
    await expect(inTurn({ ...bo, gone }, work('refused'))).rejects.toThrow(QueueFull)
    expect(signals).toBe(0)
    await finish()
    await waits
  })

  test('drops the work of clients that have gone, and takes other work in its place', async () => {
    const { inTurn, work, finish } = await busyQueue(1)
    const gone = new AbortController()
    const dropped = inTurn({ ...ada, gone: () => gone.signal }, work('dropped'))
    await pause(1)
    gone.abort()
    await expect(dropped).rejects.toThrow(BrokenOff)
    await expect(inTurn({ ...ada, gone: () => gone.signal }, work('late'))).rejects.toThrow(BrokenOff)
    const next = inTurn(ada, work('next'))
    expect(await finish()).toEqual(['first', 'next'])
    await next
  })
})

/** Keeps the thread busy, as a page that does not wait for anything. */
function compute(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('lets others do something between two pieces of work that do not wait for anything', async () => {
  const inTurn = createWorkQueue({ atOnce: 1, waiting: 100, turnMs: 1000 })
  const order: string[] = []
  async function work(): Promise<void> {
    compute(5)
    order.push('work')
  }
  const all = Array.from({ length: 10 }, () => inTurn(ada, work))
  await new Promise<void>((resolve) => setImmediate(resolve))
  order.push('another request')
  await Promise.all(all)
  expect(order.indexOf('another request')).toBeLessThan(3)
})

test('begins short pieces of work one after the other, without a pause after each', async () => {
  const inTurn = createWorkQueue({ atOnce: 1, waiting: 100, turnMs: 1000 })
  let done = 0
  const all = Array.from({ length: 10 }, () => inTurn(ada, async () => void done++))
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(done).toBe(10)
  await Promise.all(all)
})

test('fills all places again after a pause, although the work waits for something', async () => {
  const inTurn = createWorkQueue({ atOnce: 3, waiting: 100, turnMs: 1000 })
  const { begun, work, end } = pieces()
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => inTurn(ada, work(name)))
  await pause(1)
  for (const name of ['a', 'b', 'c']) end(name).resolve(name)
  compute(5)
  await pause(5)
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  for (const name of ['d', 'e', 'f']) end(name).resolve(name)
  await Promise.all(all)
})
