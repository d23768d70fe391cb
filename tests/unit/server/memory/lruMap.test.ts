import { expect, test } from 'vitest'
import { LruMap } from '#server/memory/lruMap.ts'

test('a new entry over the limit takes the place of the oldest that nobody has read', () => {
  const map = new LruMap<number>(3)
  for (const [at, key] of ['a', 'b', 'c'].entries()) map.set(key, at)
  expect([map.get('a'), map.get('c')]).toEqual([0, 2])
  map.set('d', 3)
  expect([...map.keys()].toSorted()).toEqual(['a', 'c', 'd'])
})

test('entries that were all read are spared once, and a new entry always stays', () => {
  const map = new LruMap<number>(3)
  const read = (...keys: string[]) => keys.map((key) => map.get(key))
  for (const [at, key] of ['a', 'b', 'c'].entries()) map.set(key, at)
  read('a', 'b', 'c')
  map.set('d', 3)
  expect(map.size).toBe(3)
  expect(read('a', 'd')).toEqual([undefined, 3])
  map.set('e', 4)
  expect([...map.keys()].toSorted(), 'b was read once only').toEqual(['c', 'd', 'e'])
})

test('a value that is set again replaces the old one, and what is deleted is gone', () => {
  const map = new LruMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  expect([map.size, map.get('a')]).toEqual([2, 3])
  map.set('c', 4)
  expect([map.get('a'), map.get('b')]).toEqual([3, undefined])
  map.delete('a')
  expect([map.size, map.get('a')]).toEqual([1, undefined])
  map.clear()
  expect(map.takeOldest()).toBeUndefined()
})

test('entries are taken one by one, the unread first', () => {
  const map = new LruMap<string>()
  for (const key of ['a', 'b', 'c']) map.set(key, key)
  map.get('a')
  expect([map.takeOldest(), map.takeOldest(), map.takeOldest(), map.takeOldest()]).toEqual(['b', 'c', 'a', undefined])
})
