import { expect, test } from 'vitest'
import { weighedCache } from '#server/memory/weighedCache.ts'

const KIB = 1024

test('the limit of bytes holds: what was used longest ago goes first', () => {
  const cache = weighedCache<{ name: string }>(10 * KIB)
  for (const name of ['a', 'b', 'c']) cache.keep(name, { name }, 4 * KIB)
  expect(cache.size().entries).toBe(2)
  expect(cache.find('a')).toBeUndefined()
  expect(cache.find('b')).toEqual({ name: 'b' })
  cache.keep('d', { name: 'd' }, 4 * KIB)
  expect(['b', 'c', 'd'].map((key) => cache.find(key)?.name)).toEqual(['b', undefined, 'd'])
  expect(cache.size().bytes).toBeLessThanOrEqual(10 * KIB)
})

test('long keys count, a value over the limit is not kept, and a replaced value is weighed once', () => {
  const cache = weighedCache<object>(10 * KIB)
  cache.keep('k'.repeat(5 * KIB), {}, 1)
  cache.keep('large', {}, 11 * KIB)
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  for (let times = 0; times < 5; times++) cache.keep('same', {}, 4 * KIB)
  expect(cache.size().entries).toBe(1)
  expect(cache.size().bytes).toBeLessThan(5 * KIB)
})
