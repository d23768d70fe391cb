import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fewAtOnce } from '#server/door/fewAtOnce.ts'

/** Work that ends when it is told to, and notes when it begins. */
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

test('two at a time, the others in the order they came', async () => {
  const inTurn = fewAtOnce(2, 1000)
  const { begun, work, end } = pieces()
  const results = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)))
  expect(begun).toEqual(['a', 'b'])
  end('b').resolve('done b')
  expect(await results[1]).toBe('done b')
  await pause(0)
  expect(begun).toEqual(['a', 'b', 'c'])
  // What fails makes room too, and fails for who asked for it alone.
  end('a').reject(new Error('torn'))
  await expect(results[0]).rejects.toThrow('torn')
  await pause(0)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  end('c').resolve('c')
  end('d').resolve('d')
  expect(await Promise.all(results.slice(2))).toEqual(['c', 'd'])
})

test('what never ends keeps nobody waiting for ever', async () => {
  const inTurn = fewAtOnce(1, 20)
  const { begun, work, end } = pieces()
  const hanging = inTurn(work('hangs'))
  const next = inTurn(work('next'))
  expect(begun).toEqual(['hangs'])
  await pause(60)
  expect(begun).toEqual(['hangs', 'next'])
  end('hangs').resolve('late')
  end('next').resolve('soon')
  expect(await Promise.all([hanging, next])).toEqual(['late', 'soon'])
})
