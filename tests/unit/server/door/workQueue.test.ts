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

  test('drops the work of clients that have gone, and takes other work in its place', async () => {
    const { inTurn, work, finish } = await busyQueue(1)
    const gone = new AbortController()
    const dropped = inTurn({ ...ada, signal: gone.signal }, work('dropped'))
    await pause(1)
    gone.abort()
    await expect(dropped).rejects.toThrow(BrokenOff)
    await expect(inTurn({ ...ada, signal: gone.signal }, work('late'))).rejects.toThrow(BrokenOff)
    const next = inTurn(ada, work('next'))
    expect(await finish()).toEqual(['first', 'next'])
    await next
  })
})

test('lets others do something between two pieces of work that do not wait for anything', async () => {
  const inTurn = createWorkQueue({ atOnce: 1, waiting: 100, turnMs: 1000 })
  const order: string[] = []
  const all = Array.from({ length: 10 }, () => inTurn(ada, async () => void order.push('work')))
  await new Promise<void>((resolve) => setImmediate(resolve))
  order.push('another request')
  await Promise.all(all)
  expect(order.indexOf('another request')).toBeLessThan(3)
})
