import { expect, test } from 'vitest'
import { loadOnce } from '#server/memory/loadOnce.ts'

test('all callers share one load', async () => {
  let loads = 0
  const number = loadOnce(async () => ++loads)
  expect(await Promise.all([number(), number()])).toEqual([1, 1])
  expect(await number()).toBe(1)
})

test('after a failure the next call loads again', async () => {
  let loads = 0
  const number = loadOnce(async () => {
    if (++loads === 1) throw new Error('too many open files')
    return loads
  })
  await expect(Promise.all([number(), number()])).rejects.toThrow('too many open files')
  expect(await number()).toBe(2)
})
